import { dateFormat } from '../../core/format/intl.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';

/** Texts of moments in the time zone of a bridge: the hour, and the day with the hour. */
export function useTimes(timeZone: string | null | undefined) {
  const region = useRegion();
  const zone = timeZone ? { timeZone } : {};
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone } as const;
  const day = { weekday: 'short', day: 'numeric', month: 'short', ...zone } as const;
  const text = (at: string, format: Intl.DateTimeFormatOptions) =>
    dateFormat(region, format).format(new Date(at));
  return {
    hourText: (at: string) => text(at, hour),
    dayText: (at: string) => `${text(at, day)}, ${text(at, hour)}`,
  };
}
