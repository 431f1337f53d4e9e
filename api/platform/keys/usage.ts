import type { Schemas } from '../../core/contract/types.ts';
import { dayAt, daysAfter } from '../../core/i18n/days.ts';
import { ApiKey } from './ApiKey.ts';

/** The calls and errors of a key on each of the last days, the oldest first; days without calls have zeros. */
export async function usageOf(
  id: string,
  { days, timeZone, now }: { days: number; timeZone: string; now: Date },
): Promise<Schemas['KeyDay'][]> {
  const today = dayAt(now, timeZone);
  const { rows } = await ApiKey.knex().raw(SQL, { id, today, first: daysAfter(today, 1 - days) });
  return rows;
}

const SQL = `
  select days.day::date::text as day, coalesce(calls, 0) as calls, coalesce(errors, 0) as errors
  from generate_series(:first::date::timestamp, :today::date::timestamp, interval '1 day') as days (day)
    left join api_key_days on api_key_days.key_id = :id and api_key_days.day = days.day::date
  order by days.day`;
