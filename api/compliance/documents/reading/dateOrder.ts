/** The country of a carrier, by which its papers write dates. */
export type Country = 'MX' | 'US' | 'CA';

/** Which number of a date in numbers is first. */
export type DateOrder = 'day' | 'month';

/**
 * In which order a text writes dates in numbers: as its form says, as a date shows that has only one reading, else as its
 * language and the country do. Both where these do not agree.
 */
export function ordersIn(line: string, country?: Country): DateOrder[] {
  const order = ofForm(line) ?? ofDates(line);
  if (order) return [order];
  const isEnglish = count(line, ENGLISH) > count(line, SPANISH);
  if (!isEnglish) return country === 'US' && count(line, SPANISH) === 0 ? ['month'] : ['day'];
  return country === 'US' ? ['month'] : ['month', 'day'];
}

/** Whether a text is a certificate of insurance as insurers of the United States issue it (ACORD 25 and alike). */
export function isCertificate(line: string): boolean {
  return CERTIFICATE.test(line);
}

const CERTIFICATE = /\bACORD\b|\bcertificate of (?:liability |property )?insurance\b/i;

function ofForm(line: string): DateOrder | undefined {
  if (/\bDD\/MM\/(?:YY|AA)/i.test(line)) return 'day';
  return isCertificate(line) || /\bMM\/DD\/(?:YY|AA)/i.test(line) ? 'month' : undefined;
}

/** The order in which all dates of the text exist, where that is one order. */
function ofDates(line: string): DateOrder | undefined {
  const pairs = [...line.matchAll(NUMBERS)].map(([, first, second]) => [
    Number(first),
    Number(second),
  ]);
  const hasDayFirst = pairs.some(([first, second]) => first! > 12 && second! <= 12);
  const hasMonthFirst = pairs.some(([first, second]) => second! > 12 && first! <= 12);
  if (hasDayFirst === hasMonthFirst) return undefined;
  return hasDayFirst ? 'day' : 'month';
}

const NUMBERS = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/g;

function count(line: string, words: RegExp): number {
  return line.match(words)?.length ?? 0;
}

const SPANISH =
  /\b(?:de|del|el|la|los|para|fecha|vigencia|seguro|aseguradora|asegurado|desde|hasta|emisi[oó]n)\b|p[oó]liza/gi;
const ENGLISH =
  /\b(?:the|of|and|for|date|policy|insurance|insured|insurer|effective|expir\w+|eff|exp|issued|through|certificate)\b/gi;
