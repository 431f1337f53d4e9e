import { type Country, type DateOrder, isCertificate, ordersIn } from './dateOrder.ts';

export type { Country };

/** A day in the text, and what the words before it say that it is. */
export interface ReadDate {
  date: string;
  meaning: 'issued' | 'from' | 'until' | 'other';
}

const MONTHS = [
  ...['ene|jan', 'feb', 'mar', 'abr|apr', 'may', 'jun', 'jul', 'ago|aug', 'sep', 'oct', 'nov'],
  'dic|dec',
].map((names) => names.split('|'));
const MONTH = MONTHS.flat().join('|');

/** The forms of a date: 2026-12-05, 05/12/2026, 05/12/26, 5 de diciembre de 2026, 5-dic-26, December 5, 2026. */
const DATE = new RegExp(
  [
    String.raw`(?<iso>\d{4}-\d{2}-\d{2})`,
    String.raw`(?<first>\d{1,2})(?:[/.-](?<second>\d{1,2})[/.-](?<year>\d{4})|/(?<second4>\d{1,2})/(?<year4>\d{2}))`,
    String.raw`(?<day2>\d{1,2})(?:º|°)?(?: de | |-|/)(?<name>${MONTH})[a-zé]*\.?(?: del? |,? |-|/)(?<year2>\d{4}|\d{2})`,
    String.raw`(?<name3>${MONTH})[a-z]*\.? (?<day3>\d{1,2})(?:st|nd|rd|th)?,? (?<year3>\d{4})`,
  ]
    .map((form) => `(?<![\\d/-])(?:${form})(?![\\d])`)
    .join('|'),
  'gi',
);

/**
 * The days in a line of text, each once. A date in numbers is read in the order of its document; where that is open, it
 * is there in both.
 */
export function datesIn(line: string, country?: Country): ReadDate[] {
  const orders = ordersIn(line, country);
  const places = [...line.matchAll(DATE)].map((match) => ({
    match,
    meaning: meaningBefore(match),
  }));
  if (isCertificate(line)) nameColumns(line, places);
  const dates = places.flatMap(({ match, meaning }) =>
    orders.flatMap((order) => {
      const date = dayOf(match.groups!, order);
      return date ? [{ date, meaning }] : [];
    }),
  );
  return [...new Map(dates.map((one) => [`${one.date} ${one.meaning}`, one])).values()];
}

interface Place {
  match: RegExpExecArray;
  meaning: ReadDate['meaning'];
}

/** In a certificate's table the day on which a policy ends stands behind that on which it begins, below both headings. */
function nameColumns(line: string, places: Place[]): void {
  for (const [at, place] of places.entries()) {
    const next = places[at + 1];
    const end = place.match.index + place.match[0].length;
    if (!next || line.slice(end, next.match.index).trim() || next.meaning !== 'other') continue;
    place.meaning = 'from';
    next.meaning = 'until';
  }
}

function dayOf(groups: Record<string, string | undefined>, order: DateOrder): string | undefined {
  if (groups.iso) return real(...(groups.iso.split('-') as [string, string, string]));
  if (groups.first) return ofNumbers(groups, order);
  const name = (groups.name ?? groups.name3)!.toLowerCase();
  const month = MONTHS.findIndex((names) => names.includes(name)) + 1;
  return real(whole(groups.year2 ?? groups.year3!), String(month), (groups.day2 ?? groups.day3)!);
}

function ofNumbers(groups: Record<string, string | undefined>, order: DateOrder) {
  const numbers = [groups.first!, (groups.second ?? groups.second4)!] as const;
  const [day, month] = order === 'day' ? numbers : ([numbers[1], numbers[0]] as const);
  return real(whole((groups.year ?? groups.year4)!), month, day);
}

function whole(year: string): string {
  return year.length === 2 ? `20${year}` : year;
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
    /(?:\bhasta|\bal\b|vence|vencimiento|expir\w*|\bexp\.?(?: date)?|expiration(?: date)?|valid (?:until|through)|\bto|\bthrough|vigente hasta|fin de (?:la )?vigencia)[^\d]{0,16}$/i,
  ],
  [
    'from',
    /(?:\bdesde|vigencia(?: del?)?|\bdel|\bfrom|effective(?: date)?|\beff\.?(?: date)?|inicio de (?:la )?vigencia)[^\d]{0,16}$/i,
  ],
  [
    'issued',
    /(?:emisi[oó]n|expedici[oó]n|expedido|emitid[oa]|fecha|\ba\b|issued?|issue date|\bdate)[^\d]{0,16}$/i,
  ],
];

function meaningBefore({ input, index }: RegExpExecArray): ReadDate['meaning'] {
  const before = input.slice(Math.max(0, index - 40), index).replace(FORM, ' ');
  const words = before.replace(/^.*[\d;.](?=[^\d]*$)/, '');
  return MEANINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

/** The words of a form for the order in which to write a date. */
const FORM = /\(?\b(?:MM\/DD|DD\/MM)\/YYYY\)?/gi;
