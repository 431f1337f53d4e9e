import { isTimeZone, zoneOf } from '../../../platform/geography/timeZones.ts';
import { daysAfter, momentOf } from '../../../core/i18n/days.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { endsNextDay } from '../../../shared/localTime.ts';

type Window = Pick<Schemas['Stop'], 'place' | 'date' | 'from' | 'to'>;

/** When a stop's window begins and ends, in epoch milliseconds; undefined without a day or a zone. */
export function spanOf({ place, date, from, to }: Window) {
  const zone = zoneOf(place);
  if (!date || !isTimeZone(zone)) return undefined;
  const lastDay = endsNextDay(from, to) ? daysAfter(date, 1) : date;
  const begins = momentOf(date, from ?? '00:00', zone).getTime();
  return { begins, ends: momentOf(lastDay, to ?? from ?? '23:59', zone).getTime() };
}
