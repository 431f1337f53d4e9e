import type { Schemas } from '../../core/contract/types.ts';
import { daysAfter, momentOf } from '../../core/i18n/days.ts';
import { endsNextDay } from '../../shared/localTime.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import type { ArrivalFacts } from './facts.ts';

const MINUTE_MS = 60_000;
/** With fewer past loads the usual time of a lane is not known. */
const FEWEST = 3;
/** From so many minutes after the end of the delivery appointment a load is late. */
const LATE_MINUTES = 60;

/** When a load is expected, and how that compares with its plan; times in epoch milliseconds. */
export interface Expectation {
  expectedAt: number | null;
  plannedAt: number | null;
  /** Null where neither plan nor expectation is known; never negative. */
  lateMinutes: number | null;
  basis: Schemas['ArrivalBasis'];
}

/**
 * The expected arrival of a load: when it arrived; else the median time of past loads on its lane after its last move; a
 * load that has not left starts at its planned pickup, or now where that is over. It is never in the past. Without three
 * past loads it is unknown, and only a plan that is over tells that the load is late.
 */
export function expectedOf(load: ArrivalFacts, now: Date): Expectation {
  const plannedAt = plannedOf(load.destination, lastDayOf(load), load.deliveryTo, '23:59');
  const [basis, at] = arrivalOf(load, now.getTime());
  const arrivalAt = at ?? (load.arrivedAt ? Date.parse(load.arrivedAt) : now.getTime());
  const late = plannedAt === null ? null : Math.round((arrivalAt - plannedAt) / MINUTE_MS);
  return {
    basis,
    plannedAt,
    expectedAt: at,
    lateMinutes: late === null || (at === null && late <= 0) ? null : Math.max(0, late),
  };
}

/** Whether a load is so late that its customer hears of it. */
export function isLate({ lateMinutes }: Pick<Expectation, 'lateMinutes'>): boolean {
  return lateMinutes !== null && lateMinutes >= LATE_MINUTES;
}

function arrivalOf(load: ArrivalFacts, now: number): [Expectation['basis'], number | null] {
  const { status, departedAt, borderAt, arrivedAt, transit, fromBorder } = load;
  if (ARRIVED.includes(status)) return ['arrived', arrivedAt ? Date.parse(arrivedAt) : null];
  const after = (start: number, minutes: number) => Math.max(now, start + minutes * MINUTE_MS);
  if (status === 'at_border' && borderAt && fromBorder !== null && load.pastCrossings >= FEWEST)
    return ['border', after(Date.parse(borderAt), fromBorder)];
  if (transit === null || load.pastLoads < FEWEST) return ['unknown', null];
  if (LEFT.includes(status) && departedAt)
    return ['departure', after(Date.parse(departedAt), transit)];
  const pickup = plannedOf(load.origin, load.pickupDate, load.pickupFrom, '00:00');
  return ['pickup', after(Math.max(now, pickup ?? now), transit)];
}

/** The day on which the delivery appointment ends. */
function lastDayOf({ deliveryDate, deliveryFrom, deliveryTo }: ArrivalFacts): string | null {
  return deliveryDate && endsNextDay(deliveryFrom, deliveryTo)
    ? daysAfter(deliveryDate, 1)
    : deliveryDate;
}

/** A planned day and hour at a place; without an hour the given one. */
function plannedOf(
  place: Schemas['Place'],
  day: string | null,
  hour: string | null,
  otherwise: string,
): number | null {
  if (!day) return null;
  return momentOf(day, hour ?? otherwise, zoneOf(place)).getTime();
}

const ARRIVED: ArrivalFacts['status'][] = ['at_delivery', 'delivered', 'closed'];
const LEFT: ArrivalFacts['status'][] = ['in_transit', 'at_border'];
