import { fieldsIn } from '../../../compliance/documents/index.ts';
import { nothingIn, type Reading } from './readings.ts';

const UUID = /\b[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}\b/i;
const AMOUNT = /(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{2}(?![\d,])|(?<![\d.,])\d{1,9}\.\d{2}(?![\d,])/g;

/** The most amounts that are kept of a PDF. */
const MOST = 60;

/** Reads the text of a PDF: its first fiscal folio, and every RFC and amount in it. */
export function readText(text: string): Reading {
  const amounts = [...text.matchAll(AMOUNT)].map(([amount]) => amount.replaceAll(',', ''));
  return {
    ...nothingIn('pdf'),
    hasText: text.trim().length > 0,
    uuid: UUID.exec(text)?.[0].toUpperCase() ?? null,
    hasCartaPorte: /carta\s*porte/i.test(text),
    rfcs: fieldsIn(text).rfcs,
    amounts: [...new Set(amounts)].slice(0, MOST),
  };
}
