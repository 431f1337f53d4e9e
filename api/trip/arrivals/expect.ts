import type { Schemas } from '../../core/contract/types.ts';
import { daysAfter, momentOf } from '../../core/i18n/days.ts';
import { endsNextDay } from '../../shared/localTime.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { nextStop } from '../shipments/index.ts';
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
  return compared(load.stops.at(-1)!, arrivalOf(load, now.getTime()), load.arrivedAt, now);
}

/** When a load is expected at its next stop; undefined with two stops, and once it is at its last one. */
export function expectedNext(load: ArrivalFacts, now: Date): StopExpectation | undefined {
  const stop = load.stops.length > 2 && !isAtEnd(load) ? nextStop(load) : undefined;
  if (!stop) return undefined;
  const arrival = arrivalNext(load, now.getTime());
  return { stop, ...compared(stop, arrival, null, now) };
}

/** What is expected of a load that its parties hear of: of its next stop and its last one the one that is later. */
export function worstOf(load: ArrivalFacts, now: Date): Expectation & Partial<StopExpectation> {
  const atEnd = expectedOf(load, now);
  const next = expectedNext(load, now);
  if (!next) return atEnd;
  const isNext = next.basis !== 'arrived' && (next.lateMinutes ?? -1) >= (atEnd.lateMinutes ?? -1);
  return isNext ? next : { ...atEnd, stop: load.stops.at(-1)! };
}

/** The expected arrival at a stop of a load. */
export type StopExpectation = Expectation & { stop: Schemas['Stop'] };

type Arrival = [Expectation['basis'], number | null];

/** Whether a stop was reached so late that the parties of its load hear of it; never where it has no day. */
export function isReachedLate(stop: Schemas['Stop'], reachedAt: string): boolean {
  return isLate({ lateMinutes: minutesAfter(windowEndOf(stop), Date.parse(reachedAt)) });
}

/** An arrival beside the window of its stop. */
function compared(
  stop: Schemas['Stop'],
  [basis, at]: Arrival,
  arrivedAt: string | null,
  now: Date,
): Expectation {
  const plannedAt = windowEndOf(stop);
  const late = minutesAfter(plannedAt, at ?? (arrivedAt ? Date.parse(arrivedAt) : now.getTime()));
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

function arrivalOf(load: ArrivalFacts, now: number): Arrival {
  const { status, departedAt, borderAt, arrivedAt, transit, fromBorder } = load;
  if (isAtEnd(load)) return ['arrived', arrivedAt ? Date.parse(arrivedAt) : null];
  const after = (start: number, minutes: number) => Math.max(now, start + minutes * MINUTE_MS);
  if (status === 'at_border' && borderAt && fromBorder !== null && load.pastCrossings >= FEWEST)
    return ['border', after(Date.parse(borderAt), fromBorder)];
  if (transit === null || load.pastLoads < FEWEST) return ['unknown', null];
  if (LEFT.includes(status) && departedAt)
    return ['departure', after(Date.parse(departedAt), transit)];
  const stop = load.stops[(load.currentStop ?? 1) - 1]!;
  const planned = plannedOf(stop.place!, stop.date, stop.from, '00:00');
  const basis = (load.currentStop ?? 1) > 1 ? 'departure' : 'pickup';
  return [basis, after(Math.max(now, planned ?? now), transit)];
}

/** The arrival at the stop where a load stands, or at the one after the stop that it has left. */
function arrivalNext(
  { status, reachedAt, departedAt, toNext, pastLoads }: ArrivalFacts,
  now: number,
): Arrival {
  if (STANDS.includes(status)) return ['arrived', reachedAt ? Date.parse(reachedAt) : null];
  const isUsual = LEFT.includes(status) && departedAt && toNext !== null && pastLoads >= FEWEST;
  if (!isUsual) return ['unknown', null];
  return ['departure', Math.max(now, Date.parse(departedAt) + toNext * MINUTE_MS)];
}

/** Whether a load has arrived at its last stop. */
function isAtEnd({ status, stops, currentStop }: ArrivalFacts): boolean {
  const hasMore = status === 'at_delivery' && stops.length > 2 && currentStop !== stops.length;
  return ARRIVED.includes(status) && !hasMore;
}

function minutesAfter(planned: number | null, at: number): number | null {
  return planned === null ? null : Math.round((at - planned) / MINUTE_MS);
}

/** The end of a stop's window, of its day where it has no hours; null without a day. */
function windowEndOf(stop: Schemas['Stop']): number | null {
  return plannedOf(stop.place!, lastDayOf(stop), stop.to, '23:59');
}

/** The day on which the window of a stop ends. */
function lastDayOf({ date, from, to }: Schemas['Stop']): string | null | undefined {
  return date && endsNextDay(from, to) ? daysAfter(date, 1) : date;
}

/** A planned day and hour at a place; without an hour the given one. */
function plannedOf(
  place: Schemas['Place'],
  day: string | null | undefined,
  hour: string | null | undefined,
  otherwise: string,
): number | null {
  if (!day) return null;
  return momentOf(day, hour ?? otherwise, zoneOf(place)).getTime();
}

const ARRIVED: ArrivalFacts['status'][] = ['at_delivery', 'delivered', 'closed'];
const LEFT: ArrivalFacts['status'][] = ['in_transit', 'at_border'];
const STANDS: ArrivalFacts['status'][] = ['at_pickup', 'at_delivery'];
