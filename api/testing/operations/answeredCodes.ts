import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { loadContract, operations } from '../../core/contract/document.ts';

/** The file to which all processes of a run write the refusals that they were answered; set by `npm test`. */
const file = process.env.ANSWERED_CODES;
const noted = new Set<string>();

/** Notes that an operation was refused with a code. */
export function noteAnswer(operationId: unknown, code: unknown): void {
  const line = `${String(operationId)} ${String(code)}\n`;
  if (!file || !operationId || !code || noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, line);
}

/** The codes that operations name as their own and that no answer of a run had, as `awardQuote RATE_MISSING`. */
export function codesNeverAnswered(answersFile: string): string[] {
  const answers = existsSync(answersFile) ? readFileSync(answersFile, 'utf8').split('\n') : [];
  return operations(loadContract())
    .flatMap(({ operation: { operationId, 'x-codes': codes = [] } }) =>
      codes.map((code) => `${operationId} ${code}`),
    )
    .filter((line) => !answers.includes(line));
}
