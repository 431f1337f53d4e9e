import { Temporal } from 'temporal-polyfill';

/**
 * The moment itself by day, else the next morning at eight in the time zone: reminders are not mailed between 20:00 and
 * 8:00, the hours outside Andén's phone service (specification, section 1).
 */
export function afterNight(at: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  if (local.hour >= MORNING && local.hour < EVENING) return at;
  const day = local.toPlainDate().add({ days: local.hour < MORNING ? 0 : 1 });
  const morning = day.toZonedDateTime({ timeZone, plainTime: { hour: MORNING } });
  return new Date(morning.epochMilliseconds);
}

const MORNING = 8;
const EVENING = 20;
