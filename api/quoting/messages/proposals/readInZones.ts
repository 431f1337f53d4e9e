import { isTimeZone, zoneOf } from '../../../platform/geography/timeZones.ts';
import { dayAt } from '../../../core/i18n/days.ts';
import type { MessageContext } from '../context.ts';
import { readMessage, type MessageReading } from '../readMessage.ts';
import type { LoadReading } from '../Reading.ts';

/** Reads a message, each load with the days of the time zone of its pickup; where that is unknown, of the reader's. */
export function readInZones(text: string, context: MessageContext): MessageReading {
  const reading = readMessage(text, context);
  const readings = new Map([[dayIn(context, context.zone), reading]]);
  const loads = reading.loads.map((load, at) => {
    const zone = zoneOfPickup(load) ?? context.zone;
    const day = dayIn(context, zone);
    if (!readings.has(day)) readings.set(day, readMessage(text, { ...context, zone }));
    return readings.get(day)!.loads[at] ?? load;
  });
  return { ...reading, loads };
}

function dayIn({ receivedAt }: MessageContext, zone: string): string {
  return dayAt(receivedAt, zone);
}

function zoneOfPickup({ origin }: LoadReading): string | undefined {
  const zone = origin?.value && zoneOf(origin.value);
  return zone && isTimeZone(zone) ? zone : undefined;
}
