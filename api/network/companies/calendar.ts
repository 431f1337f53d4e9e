import type { Knex } from 'knex';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { MIDNIGHT, WEEKDAYS } from '../../platform/geography/calendar/workingHours.ts';
import { isTimeZone } from '../../platform/geography/timeZones.ts';
import { Company } from './Company.ts';

/** The calendar of a company; null for one that works at any hour. */
export async function calendarOf(
  db: Knex,
  companyId: string,
): Promise<Schemas['CompanyCalendar'] | null> {
  return (await Company.query(db).findById(companyId).select('calendar'))?.calendar ?? null;
}

/** Throws 422 for an unknown time zone, and for hours that end before they begin. */
export function assertCalendar({ timeZone, hours }: Schemas['CompanyCalendar']): void {
  if (!isTimeZone(timeZone)) throw invalid('timeZone', NO_ZONE);
  for (const day of WEEKDAYS) {
    const { from, to } = hours[day] ?? {};
    if (from && to && to !== MIDNIGHT && to <= from) throw invalid(`hours.${day}.to`, TOO_EARLY);
  }
}

const NO_ZONE = {
  es: 'No es una zona horaria de México ni de Estados Unidos',
  en: 'It is not a time zone of Mexico or the United States',
};
const TOO_EARLY = {
  es: 'La hora final debe ser posterior a la inicial; 00:00 es el fin del día',
  en: 'The end must be after the beginning; 00:00 is the end of the day',
};
