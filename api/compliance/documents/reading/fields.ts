import { normalRfc } from '../../../network/companies/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';

/** What a document's text tells, to be offered to a reviewer and never taken for granted. */
export interface ReadFields {
  /** Well-formed RFCs, in the order of the text, each once. */
  rfcs: string[];
  dates: ReadDate[];
  policyNumbers: string[];
}

/** A day in the text, and what the words before it say that it is. */
export interface ReadDate {
  date: string;
  meaning: 'issued' | 'from' | 'until' | 'other';
}

/** The most values of a kind that are kept: a long text has many dates that say nothing. */
const MOST = 12;

/** What is kept of a PDF with this text; undefined for the text of one that could not be read. */
export function readingOf(text: string | undefined): Schemas['DocumentReading'] {
  if (text === undefined) return { hasText: false, isUnreadable: true, ...fieldsIn('') };
  return { hasText: text.trim().length > 0, ...fieldsIn(text) };
}

/** The RFCs, dates and policy numbers in a text in Spanish or English. */
export function fieldsIn(text: string): ReadFields {
  const line = text.replace(/\s+/g, ' ');
  return { rfcs: rfcsIn(line), dates: datesIn(line), policyNumbers: policiesIn(line) };
}

const RFC = /(?<![A-ZÑ&\d])[A-ZÑ&]{3,4}[- ]?\d{6}[- ]?[A-Z\d]{2}[\dA](?![A-Z\d])/g;

function rfcsIn(line: string): string[] {
  const found = [...line.toUpperCase().matchAll(RFC)].map(([text]) => wellFormed(text));
  return distinct(found.filter((rfc) => rfc !== undefined));
}

function wellFormed(text: string): string | undefined {
  try {
    return normalRfc(text, 'rfc') ?? undefined;
  } catch {
    return undefined;
  }
}

const MONTHS = [
  ...['ene|jan', 'feb', 'mar', 'abr|apr', 'may', 'jun', 'jul', 'ago|aug', 'sep', 'oct', 'nov'],
  'dic|dec',
].map((names) => names.split('|'));
const MONTH = MONTHS.flat().join('|');

/** The forms of a date: 2026-12-05, 05/12/2026 (the day first, as in Mexico), 5 de diciembre de 2026, 5-dic-26, December 5, 2026. */
const DATE = new RegExp(
  [
    String.raw`(?<iso>\d{4}-\d{2}-\d{2})`,
    String.raw`(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})`,
    String.raw`(?<day2>\d{1,2})(?:º|°)?(?: de | |-|/)(?<name>${MONTH})[a-zé]*\.?(?: del? |,? |-|/)(?<year2>\d{4}|\d{2})`,
    String.raw`(?<name3>${MONTH})[a-z]*\.? (?<day3>\d{1,2})(?:st|nd|rd|th)?,? (?<year3>\d{4})`,
  ]
    .map((form) => `(?<![\\d/-])(?:${form})(?![\\d])`)
    .join('|'),
  'gi',
);

function datesIn(line: string): ReadDate[] {
  const found = [...line.matchAll(DATE)].flatMap(({ groups = {}, index }) => {
    const date = dayOf(groups);
    return date ? [{ date, meaning: meaningOf(line.slice(Math.max(0, index - 40), index)) }] : [];
  });
  const first = new Map(found.map((one) => [`${one.date} ${one.meaning}`, one]));
  return [...first.values()].slice(0, MOST);
}

function dayOf(groups: Record<string, string | undefined>): string | undefined {
  if (groups.iso) return real(...(groups.iso.split('-') as [string, string, string]));
  if (groups.day) return real(groups.year!, groups.month!, groups.day);
  const name = (groups.name ?? groups.name3)!.toLowerCase();
  const month = MONTHS.findIndex((names) => names.includes(name)) + 1;
  const year = groups.year2 ?? groups.year3!;
  return real(year.length === 2 ? `20${year}` : year, String(month), (groups.day2 ?? groups.day3)!);
}

/** The day as YYYY-MM-DD; undefined for one that does not exist, or not in these decades. */
function real(year: string, month: string, day: string): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal && /^20[0-4]\d$/.test(year) ? date.toISOString().slice(0, 10) : undefined;
}

/** The last words before a date decide; "del … al …" and "from … to …" are a period. */
const MEANINGS: [ReadDate['meaning'], RegExp][] = [
  [
    'until',
    /(?:\bhasta|\bal\b|vence|vencimiento|expir\w*|expiration(?: date)?|valid (?:until|through)|\bto|\bthrough|vigente hasta|fin de (?:la )?vigencia)[^\d]{0,16}$/i,
  ],
  [
    'from',
    /(?:\bdesde|vigencia(?: del?)?|\bdel|\bfrom|effective(?: date)?|inicio de (?:la )?vigencia)[^\d]{0,16}$/i,
  ],
  [
    'issued',
    /(?:emisi[oó]n|expedici[oó]n|expedido|emitid[oa]|fecha|\ba\b|issued?|issue date|\bdate)[^\d]{0,16}$/i,
  ],
];

function meaningOf(before: string): ReadDate['meaning'] {
  const words = before.replace(/^.*[\d;.](?=[^\d]*$)/, '');
  return MEANINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

const POLICY =
  /(?:p[oó]liza|policy)(?: de seguro)?\s*(?:n[uú]m(?:ero)?\.?|no\.?|nº|n°|number|#)?\s*[:.#]?\s*(?=[A-Z\d-]*\d)([A-Z\d][A-Z\d/-]{4,24})/gi;

function policiesIn(line: string): string[] {
  return distinct([...line.matchAll(POLICY)].map(([, number]) => number!.toUpperCase()));
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].slice(0, MOST);
}
