/** How texts that people type, paste or upload are read; the same in browsers, files, links and messages. */
export { type Amount, type AmountReading, readAmount } from './readAmount.ts';
export { readCode } from './readCode.ts';
export { readEmails } from './readEmails.ts';
