import { addressErrors } from '../../../platform/geography/address.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { BEFORE_START, FUTURE, MISSING } from '../../../core/i18n/messages.ts';
import { endsNextDay } from '../../../shared/localTime.ts';
import type { Words } from '../../../shared/words.ts';
import { isTimeZone, todayAt, zoneOf } from '../../../platform/geography/timeZones.ts';
import { BEFORE_PICKUP, scheduleErrors } from './schedule.ts';

type Load = Schemas['LoadFields'] & { stops?: Schemas['LaneStop'][] | undefined };
type Errors = Record<string, Words>;

/** The errors of a load by field: dates and hours, places, and the movement between all its stops. Pure. */
export function loadErrors(load: Load): Errors {
  return {
    ...scheduleErrors(load),
    ...dayErrors(load),
    ...windowErrors('pickup', load.pickupFrom, load.pickupTo),
    ...windowErrors('delivery', load.deliveryFrom, load.deliveryTo),
    ...(load.origin && placeErrors('origin', load.origin)),
    ...(load.destination && placeErrors('destination', load.destination)),
    ...movementErrors(load),
  };
}

/** Refuses a pick-up date in the past (specification, section 5). Today, at the pick-up place, is allowed. */
export function pickupErrors({ pickupDate, origin }: Load, now: Date): Errors {
  if (!pickupDate || !origin || !isTimeZone(zoneOf(origin))) return {};
  const past = pickupDate < todayAt(origin, now);
  return past ? { pickupDate: FUTURE } : {};
}

/** A start date and an end date must both be chosen (specification, section 5), or neither yet. */
function dayErrors({ pickupDate, deliveryDate }: Load): Errors {
  if (!pickupDate && !deliveryDate) return {};
  if (!pickupDate) return { pickupDate: BOTH_DAYS };
  if (!deliveryDate) return { deliveryDate: BOTH_DAYS };
  return deliveryDate < pickupDate ? { deliveryDate: BEFORE_PICKUP } : {};
}

const BOTH_DAYS = {
  es: 'Elija la fecha de recolección y la de entrega',
  en: 'Choose both the pickup and the delivery date',
};

/**
 * A window has a beginning and an end. One that ends before it begins ends the next day; where that would be nearly a day
 * later, the hours were mistaken.
 */
function windowErrors(name: 'pickup' | 'delivery', from: Hour, to: Hour): Errors {
  if (!from && !to) return {};
  const both = { es: 'Elija la hora inicial y la final', en: 'Choose both a start and an end' };
  if (!from || !to) return { [from ? `${name}To` : `${name}From`]: both };
  const isMistaken = endsNextDay(from, to) && hourOf(to) + 24 - hourOf(from) > LONGEST_NIGHT;
  return isMistaken ? { [`${name}To`]: BEFORE_START } : {};
}

/** In hours. */
const LONGEST_NIGHT = 18;

function hourOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return hour! + minute! / 60;
}

type Hour = string | null | undefined;

function placeErrors(name: string, place: Schemas['Place']): Errors {
  return {
    ...addressErrors(place, `${name}.`),
    ...(!isTimeZone(zoneOf(place)) && { [`${name}.timeZone`]: MISSING }),
  };
}

function movementErrors({ movement, origin, destination, stops }: Load): Errors {
  if (!movement || !origin || !destination) return {};
  const places = stops?.map(({ place }) => place) ?? [origin, destination];
  const domestic = origin.country === 'MX' ? 'mexico' : 'us';
  const isDomestic = places.every(({ country }) => country === origin.country);
  if (movement === (isDomestic ? domestic : 'cross_border')) return {};
  return { movement: places.length > 2 ? NOT_OF_STOPS : NOT_OF_ENDS };
}

const NOT_OF_ENDS: Words = {
  es: 'No corresponde al país de origen y al de destino',
  en: 'Does not match the countries of origin and destination',
};
const NOT_OF_STOPS: Words = {
  es: 'No corresponde a los países de las paradas',
  en: 'Does not match the countries of the stops',
};
