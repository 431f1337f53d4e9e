import { createServerClock } from '#clock';
import { localDay } from '../format/localDay.ts';

/** The server's clock, learned from every answer of the API. */
export const serverClock = createServerClock();

/** The server's time as a date. */
export function serverNow(): Date {
  return new Date(serverClock.now());
}

/** The calendar day `days` from now by the server's clock, in the device's time zone: `YYYY-MM-DD`. */
export function dayFromNow(days = 0): string {
  return localDay(new Date(serverClock.now() + days * 86_400_000));
}
