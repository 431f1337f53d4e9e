import { calendarOf, Company } from '../../../network/companies/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { workingFrom } from '../../../platform/geography/calendar/workingHours.ts';

/** When the minutes of a wave would start that is sent now without a wish, by the company's calendar. */
export async function startOf(companyId: string, now: Date): Promise<Schemas['QuoteClock']> {
  const calendar = await calendarOf(Company.knex(), companyId);
  const start = workingFrom(calendar, now);
  return {
    isWorking: start <= now,
    startsAt: start.toISOString(),
    timeZone: calendar?.timeZone ?? null,
  };
}
