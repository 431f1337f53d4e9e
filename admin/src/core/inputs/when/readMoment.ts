import { readDay, type Reference } from '#reading/when/readDay';
import { readTime } from '#reading/when/readTime';
import { plainText } from '#reading/when/dayWords';

/**
 * Reads a day and its hour ("15 dic 8 am", "mañana a las 8", `2026-12-15T08:00`), or an hour of today, as
 * `YYYY-MM-DDTHH:MM`. A day without an hour is undefined.
 */
export function readMoment(text: string, reference: Reference): string | undefined {
  const plain = plainText(text.trim().replace(/^(\d{4}-\d{2}-\d{2})t/i, '$1 '));
  const { other, ...basicReference } = reference;
  const hour = readTime(plain);
  if (hour) return `${reference.today}T${hour}`;
  if (/ \d{4}$/.test(plain) && readDay(plain, basicReference)) return undefined;
  return inTwo(plain, basicReference) ?? (other && inTwo(plain, reference));
}

/** The text in two parts, the day and the hour; the day as short as possible. An hour comes first only if it says so. */
function inTwo(plain: string, reference: Reference): string | undefined {
  const tokens = plain.split(' ');
  const parts = tokens
    .slice(1)
    .map((_, at) => [tokens.slice(0, at + 1).join(' '), tokens.slice(at + 1).join(' ')] as const);
  const hourFirst = parts.filter(([start]) => /\D/.test(start));
  return (
    firstOf(parts, ([start, end]) => joinDayAndTime(start, end, reference)) ??
    firstOf(hourFirst, ([start, end]) => joinDayAndTime(end, start, reference))
  );
}

function firstOf<Item>(items: Item[], find: (item: Item) => string | undefined) {
  for (const item of items) {
    const value = find(item);
    if (value) return value;
  }
  return undefined;
}

function joinDayAndTime(
  dayText: string,
  timeText: string,
  reference: Reference,
): string | undefined {
  const time = readTime(timeText);
  const day = time && readDay(dayText, reference);
  return day && `${day}T${time}`;
}
