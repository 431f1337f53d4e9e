import { calendarDay, nearest, plusDays, weekdayOf } from './calendarDay.ts';
import { DAY_WORDS, type DayWords, plainText, type Tongue } from './dayWords.ts';

/** By what a text is read. */
export interface Reference {
  locale: Tongue;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Whether a day without its year is the last such day instead of the next one. */
  isPast?: boolean;
  /** Reads a day in words that the grammar here does not know (readOther.ts). */
  other?: (text: string, reference: Reference) => string | undefined;
}

/**
 * Reads a day as people write it ("mañana", "lun", "15 dic", "8", "15/12/2026", `2026-12-15`) as `YYYY-MM-DD`. The whole
 * text must be a day: one that does not exist or contradicts itself ("31 feb", "lun 15 dic" on a Tuesday) is undefined.
 */
export function readDay(text: string, reference: Reference): string | undefined {
  const words = DAY_WORDS[reference.locale];
  const plain = plainText(text);
  const tokens = tokensOf(plain, words);
  return (
    inNumbers(plain, words, reference) ??
    nearToday(tokens.join(' '), words, reference) ??
    weekday(tokens, words, reference) ??
    ofMonth(tokens, words, reference) ??
    inOtherWords(plain, tokens, reference)
  );
}

/** The words that say something; `15-dic-2026`, `15dic` and `que viene` as separate words. */
function tokensOf(plain: string, { fillers }: DayWords): string[] {
  return plain
    .replace(/\b(?:que (?:viene|entra))\b/, 'proximo')
    .replace(/[-/](?=[a-z])|(?<=[a-z])[-/]/g, ' ')
    .replace(/(\d)(?=[a-z]{3})/g, '$1 ')
    .split(' ')
    .filter((token) => token !== '' && !fillers.includes(token));
}

/** `2026-12-15`; `15/12/2026`, `15.12.26` and `15-12`, in English with the month first where both orders are possible. */
function inNumbers(plain: string, words: DayWords, reference: Reference): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)?.slice(1);
  if (iso) return calendarDay(...(iso.map(Number) as [number, number, number]));
  const [, first, , second, year] =
    /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(plain) ?? [];
  if (!first || !second) return undefined;
  const [day, month] = words.isDayFirst ? [first, second] : [second, first];
  return dayOf(+day, +month, year, reference) ?? dayOf(+month, +day, year, reference);
}

function nearToday(text: string, { near }: DayWords, { today }: Reference): string | undefined {
  const days = near[text];
  return days === undefined ? undefined : plusDays(today, days);
}

/** A weekday, the next one or the last one. */
function weekday(tokens: string[], words: DayWords, reference: Reference): string | undefined {
  const { today, isPast } = reference;
  const isNext = tokens.some((token) => words.next.includes(token));
  const isLast = tokens.some((token) => words.last.includes(token));
  const dayTokens = tokens.filter((token) => ![...words.next, ...words.last].includes(token));
  const index = dayTokens.length === 1 ? indexIn(words.weekdays, dayTokens[0]!) : -1;
  if (index < 0 || tokens.length > 2) return undefined;
  const ahead = (index - weekdayOf(today) + 7) % 7;
  if (isLast) return plusDays(today, ahead - 7);
  if (!isNext) return plusDays(today, isPast && ahead > 0 ? ahead - 7 : ahead);
  if (!words.isNextInNextWeek) return plusDays(today, ahead || 7);
  const toMonday = (8 - weekdayOf(today)) % 7 || 7;
  return plusDays(today, toMonday + ((index + 6) % 7));
}

/** `15 dic`, `Dec 15, 2026`, `mar 15 dic`, `8`. */
function ofMonth(tokens: string[], words: DayWords, reference: Reference): string | undefined {
  const [name, ...rest] = tokens;
  const weekdayIndex = rest.length > 0 ? indexIn(words.weekdays, name!) : -1;
  const read = weekdayIndex < 0 ? undefined : dayOfMonth(rest, words, reference);
  if (read && weekdayOf(read) === weekdayIndex) return read;
  return dayOfMonth(tokens, words, reference);
}

function dayOfMonth(tokens: string[], { months }: DayWords, reference: Reference) {
  const [first = '', second = '', year, ...rest] = tokens;
  if (rest.length > 0 || (year !== undefined && !/^(\d{4}|\d{2})$/.test(year))) return undefined;
  const isDayFirst = DAY.test(first);
  const day = Number(DAY.exec(isDayFirst ? first : second)?.[1]);
  if (tokens.length === 1) return nearest(day, undefined, reference);
  const month = indexIn(months, isDayFirst ? second : first) + 1;
  return dayOf(day, month, year, reference);
}

/** Reads a text that names a month or weekday and was not read above: it contradicts itself or is no day. */
function inOtherWords(plain: string, tokens: string[], reference: Reference): string | undefined {
  const { months, weekdays } = DAY_WORDS[reference.locale];
  const isNamed = tokens.some((token) => indexIn([...months, ...weekdays], token) >= 0);
  return isNamed || !/[a-z]/.test(plain) ? undefined : reference.other?.(plain, reference);
}

/** A day of a month, of this year or the next or last one where it has no year. */
function dayOf(day: number, month: number, year: string | undefined, reference: Reference) {
  if (month < 1) return undefined;
  if (year === undefined) return nearest(day, month, reference);
  return calendarDay(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
}

/** The place of a name that begins with these three letters or more. */
function indexIn(names: string[], token: string): number {
  return token.length < 3 ? -1 : names.findIndex((name) => name.startsWith(token));
}

const DAY = /^(\d{1,2})(?:st|nd|rd|th|o|ro|er)?$/;
