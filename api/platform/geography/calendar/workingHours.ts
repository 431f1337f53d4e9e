import { Temporal } from 'temporal-polyfill';
import type { Schemas } from '../../../core/contract/types.ts';
import { isHoliday } from './holidays.ts';

type Calendar = Schemas['CompanyCalendar'];

/**
 * The moment itself if the company works then, also on since the day before, else the beginning of its next working hours. A company without a
 * calendar, or without hours on any day, works at any hour.
 */
export function workingFrom(calendar: Calendar | null, at: Date): Date {
  if (!calendar || WEEKDAYS.every((name) => !calendar.hours[name])) return at;
  const start = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    calendar.timeZone,
  );
  for (let days = -1; days <= LONGEST_PAUSE; days += 1) {
    const hours = hoursOn(calendar, start.toPlainDate().add({ days }));
    if (hours && days <= 0 && isWithin(hours, start)) return at;
    if (hours && Temporal.ZonedDateTime.compare(start, hours.from) < 0)
      return new Date(hours.from.epochMilliseconds);
  }
  return at;
}

/** The minutes between two moments that are within the working hours, without seconds. */
export function workingMinutes(calendar: Calendar, from: Date, to: Date): number {
  const [start, end] = [from, to].map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(calendar.timeZone),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
  let worked = 0;
  for (
    let day = start.toPlainDate().subtract({ days: 1 });
    day.toString() <= end.toPlainDate().toString();
  ) {
    const hours = hoursOn(calendar, day);
    if (hours) worked += overlap([+from, +to], hours);
    day = day.add({ days: 1 });
  }
  return Math.floor(worked / MINUTE_MS);
}

function overlap([from, to]: [number, number], hours: NonNullable<ReturnType<typeof hoursOn>>) {
  const [opens, closes] = [hours.from.epochMilliseconds, hours.to.epochMilliseconds];
  return Math.max(0, Math.min(to, closes) - Math.max(from, opens));
}

const MINUTE_MS = 60_000;

/** The working hours that begin on a calendar day, in the calendar's time zone; none on a holiday. */
export function hoursOn({ hours, holidays, timeZone }: Calendar, day: Temporal.PlainDate) {
  const dayHours = hours[WEEKDAYS[day.dayOfWeek - 1]!];
  if (!dayHours || holidays.some((country) => isHoliday(day, country))) return null;
  const endsLater = dayHours.to <= dayHours.from;
  return {
    from: day.toZonedDateTime({ timeZone, plainTime: dayHours.from }),
    to: (endsLater ? day.add({ days: 1 }) : day).toZonedDateTime({
      timeZone,
      plainTime: dayHours.to,
    }),
  };
}

function isWithin(
  { from, to }: NonNullable<ReturnType<typeof hoursOn>>,
  at: Temporal.ZonedDateTime,
): boolean {
  const { compare } = Temporal.ZonedDateTime;
  return compare(from, at) <= 0 && compare(at, to) < 0;
}

/** The names of the weekdays in a calendar, from Monday. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** As the end of working hours: the end of the day. */
export const MIDNIGHT = '00:00';

/** More days than any working week and its holidays can leave without hours. */
const LONGEST_PAUSE = 60;
