import { leastKilometres } from '../../../../db/reference/positions/distance.ts';
import { daysAfter, momentOf } from '../../../core/i18n/days.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Warning } from '../../../core/records/warnings.ts';
import { endsNextDay } from '../../../shared/localTime.ts';
import { occurrences } from '../../../shared/occurrences.ts';
import type { Words } from '../../../shared/words.ts';
import { isTimeZone, zoneOf } from '../../../platform/geography/timeZones.ts';

type Load = Schemas['LoadFields'];

/**
 * The errors of the days and hours of a load at its places: an hour that its day does not have there, and a delivery
 * that is over before the pickup begins.
 */
export function scheduleErrors(load: Load): Record<string, Words> {
  const hours = hoursOf(load);
  const missingHours = hours.filter(({ occurs }) => occurs === 'never');
  const errors = Object.fromEntries(missingHours.map(({ field }) => [field, NO_HOUR]));
  return missingHours.length > 0 ? errors : orderErrors(load);
}

/** Tells of hours that exist twice, on the day on which the clocks of the place go back. */
export function hourWarnings(load: Load): Warning[] {
  const twice = hoursOf(load).filter(({ occurs }) => occurs === 'twice');
  return twice.map(({ field }) => ({ field, code: 'HOUR_TWICE', message: TWICE }));
}

/** Asks whether the hours are right where no truck drives from the beginning of the pickup to the end of the delivery in them. */
export function reachWarnings(load: Load & { distanceKm?: string | null }): Warning[] {
  const span = spanOf(load);
  if (!span) return [];
  const least = leastKilometres(load.origin!, load.destination!);
  const kilometres = load.distanceKm ? Number(load.distanceKm) : (least ?? 0);
  const hours = (span.ends - span.begins) / HOUR_MS;
  const field = load.deliveryTo ? 'deliveryTo' : 'deliveryDate';
  return kilometres > hours * FASTEST ? [{ field, code: 'OUT_OF_REACH', message: TOO_SOON }] : [];
}

const HOUR_MS = 3_600_000;
/** Kilometres an hour that no truck drives on average. */
const FASTEST = 110;

/** When the pickup of a load begins and when its delivery ends, in epoch milliseconds; undefined without days or zones. */
function spanOf(load: Load): { begins: number; ends: number } | undefined {
  const { pickupDate, deliveryDate, deliveryFrom, deliveryTo } = load;
  const [origin, destination] = [zoneAt(load.origin), zoneAt(load.destination)];
  if (!pickupDate || !deliveryDate || !origin || !destination) return undefined;
  const lastDay = endsNextDay(deliveryFrom, deliveryTo) ? daysAfter(deliveryDate, 1) : deliveryDate;
  const lastHour = deliveryTo ?? deliveryFrom ?? '23:59';
  return {
    begins: momentOf(pickupDate, load.pickupFrom ?? '00:00', origin).getTime(),
    ends: momentOf(lastDay, lastHour, destination).getTime(),
  };
}

function orderErrors(load: Load): Record<string, Words> {
  const span = spanOf(load);
  if (!span || span.ends >= span.begins || load.deliveryDate! < load.pickupDate!) return {};
  return { [load.deliveryTo ? 'deliveryTo' : 'deliveryDate']: BEFORE_PICKUP };
}

type HourField = 'pickupFrom' | 'pickupTo' | 'deliveryFrom' | 'deliveryTo';

/** The hours of a load, each with how often it occurs on its day. */
function hoursOf(load: Load): { field: HourField; occurs: ReturnType<typeof occurrences> }[] {
  const stops = [
    ['pickup', zoneAt(load.origin)],
    ['delivery', zoneAt(load.destination)],
  ] as const;
  return stops.flatMap(([stop, zone]) => {
    const [day, from, to] = [load[`${stop}Date`], load[`${stop}From`], load[`${stop}To`]];
    if (!day || !zone) return [];
    const lastDay = endsNextDay(from, to) ? daysAfter(day, 1) : day;
    return [
      ...(from ? [{ field: `${stop}From`, occurs: occurrences(day, from, zone) } as const] : []),
      ...(to ? [{ field: `${stop}To`, occurs: occurrences(lastDay, to, zone) } as const] : []),
    ];
  });
}

function zoneAt(place: Schemas['Place'] | undefined): string | undefined {
  const zone = place && zoneOf(place);
  return zone && isTimeZone(zone) ? zone : undefined;
}

/** The error for a delivery before the pickup. */
export const BEFORE_PICKUP: Words = {
  es: 'La entrega no puede ser antes de la recolección',
  en: 'Delivery cannot come before pickup',
};

const TOO_SOON: Words = {
  es: '¿Son correctas las horas? Ningún camión llega de la recolección a la entrega en ese tiempo',
  en: 'Are the hours right? No truck gets from the pickup to the delivery in that time',
};

const NO_HOUR: Words = {
  es: 'Ese día el reloj del lugar se adelanta y esta hora no existe: elija otra',
  en: 'On that day the clock of the place goes forward and skips this time: choose another',
};

const TWICE: Words = {
  es: 'Ese día el reloj del lugar se atrasa y esta hora ocurre dos veces: se entiende la primera',
  en: 'On that day the clock of the place goes back and this time occurs twice: the first one is meant',
};
