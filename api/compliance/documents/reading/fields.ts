import { normalRfc } from '../../../network/companies/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { type Country, datesIn, type ReadDate } from './dates.ts';

/** The fields in a document's text, to be offered to a reviewer and never taken for granted. */
export interface ReadFields {
  /** Well-formed RFCs, in the order of the text, each once. */
  rfcs: string[];
  dates: ReadDate[];
  policyNumbers: string[];
}

/** The most values of a kind that are kept: a long text has many dates that say nothing. */
const MOST = 12;

/**
 * Reads the fields of a PDF with this text, undefined for the text of one that could not be read, from a carrier of this
 * country.
 */
export function readingOf(text: string | undefined, country?: Country): Schemas['DocumentReading'] {
  if (text === undefined) return { hasText: false, isUnreadable: true, ...fieldsIn('') };
  return { hasText: text.trim().length > 0, ...fieldsIn(text, country) };
}

/** The RFCs, dates and policy numbers in a text in Spanish or English, of a carrier of this country. */
export function fieldsIn(text: string, country?: Country): ReadFields {
  const line = text.replace(/\s+/g, ' ');
  const dates = datesIn(line, country).slice(0, MOST);
  return { rfcs: rfcsIn(line), dates, policyNumbers: policiesIn(line) };
}

const RFC = /(?<![A-ZÑ&\d])[A-ZÑ&]{3,4}[- ]?\d{6}[- ]?[A-Z\d]{2}[\dA](?![A-Z\d])/g;

function rfcsIn(line: string): string[] {
  const rfcs = [...line.toUpperCase().matchAll(RFC)].map(([text]) => wellFormed(text));
  return distinct(rfcs.filter((rfc) => rfc !== undefined));
}

function wellFormed(text: string): string | undefined {
  try {
    return normalRfc(text, 'rfc') ?? undefined;
  } catch {
    return undefined;
  }
}

const POLICY =
  /(?:p[oó]liza|policy)(?: de seguro)?\s*(?:n[uú]m(?:ero)?\.?|no\.?|nº|n°|number|#)?\s*[:.#]?\s*(?=[A-Z\d-]*\d)([A-Z\d][A-Z\d/-]{4,24})/gi;

function policiesIn(line: string): string[] {
  return distinct([...line.matchAll(POLICY)].map(([, number]) => number!.toUpperCase()));
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].slice(0, MOST);
}
