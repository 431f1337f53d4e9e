import { plusDays } from '../../../../shared/reading/when/calendarDay.ts';
import { readDay } from '../../../../shared/reading/when/readDay.ts';

/**
 * The days from today on that a text is in either language; one of before is none of a load to come, and "20 de
 * noviembre" on the 25th not that of the next year.
 */
export function bothWays(text: string, today: string): string[] {
  const readings = (['es', 'en'] as const).map((locale) =>
    readDay(text.replace(/1ero\b/i, '1'), { locale, today }),
  );
  const latest = /\d{4}|[/.-]\d\d$/.test(text) ? NEVER : plusDays(today, MOST_AHEAD);
  const days = readings.filter((day) => day !== undefined && day >= today && day <= latest);
  return [...new Set(days as string[])];
}

const MOST_AHEAD = 330;
const NEVER = '9999-12-31';

/** The days that a text may mean: of a weekday that is today also the next one, of `12/05` both orders. */
export function daysOf(text: string, today: string, isSpanish: boolean): string[] {
  const [first, ...others] = bothWays(text, today);
  if (first === undefined) return [];
  const isNumeric = !/\p{L}/u.test(text);
  const isToday = first === today && !/hoy|today|\d/i.test(text);
  if (isToday) return [first, plusDays(first, 7)];
  if (others.length === 0 || !isNumeric) return [first, ...others];
  const [likely, other] = isSpanish ? [first, others[0]!] : [others[0]!, first];
  const isClear = isNear(likely, today) && (isSpanish || !isNear(other, today));
  return isClear ? [likely] : [likely, other];
}

/** Within a season, as pickups are. */
function isNear(day: string, today: string): boolean {
  return day <= plusDays(today, 75);
}
