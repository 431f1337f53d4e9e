import type { Schemas } from '../../core/contract/types.ts';
import { countBeforeBorder } from '../../quoting/quotes/index.ts';
import { nextStop } from '../shipments/index.ts';
import type { ArrivalFacts } from './ArrivalFacts.ts';
import { plannedAt } from './planned.ts';

const MINUTE_MS = 60_000;
/** With fewer past loads the usual time of a lane is not known. */
const FEWEST = 3;

/** When a load arrives, in epoch milliseconds. */
export interface Arrival {
  basis: Schemas['ArrivalBasis'];
  /** Null where it is not known. */
  at: number | null;
  /** Where it is not known: the time before which it cannot be. */
  earliest: number;
  /** How many past loads tell the usual time. */
  pastLoads: number;
}

/**
 * The arrival of a load at its last stop: when it arrived; else the median time of past loads on its lane after its last move; a
 * load that has not left starts at its planned pickup, or now where that is over, and a leg not before the one before it
 * arrives. A load by legs arrives with its last leg, and where that one's lane has too few past loads, both as whole loads did.
 */
export function arrivalOf(load: ArrivalFacts, now: number): Arrival {
  const lastLeg = load.legs?.find(({ isLastLeg }) => isLastLeg);
  if (lastLeg && !isAtEnd(load)) return arrivalOf(lastLeg, now);
  const own = usualArrival(load, { start: startOf(load, now), floor: floorOf(load, now), now });
  if (own.basis !== 'unknown' || !load.whole) return own;
  return usualArrival(load.whole, { start: now, floor: floorOf(load, now), now });
}

/** The arrival at the stop where a load of more than two stands, or at the one after the stop that it has left. */
export function arrivalNext(load: ArrivalFacts, stop: Schemas['Stop'], now: number): Arrival {
  if (load.legs) return arrivalNextByLegs(load, stop, now);
  const { status, reachedAt, departedAt, toNext, pastLoads } = load;
  const known = { earliest: floorOf(load, now), pastLoads };
  if (STANDS.includes(status)) return { ...known, basis: 'arrived', at: timeOf(reachedAt) };
  const isUsual = LEFT.includes(status) && departedAt && toNext !== null && pastLoads >= FEWEST;
  if (!isUsual) return { ...known, basis: 'unknown', at: null };
  const at = Math.max(now, Date.parse(departedAt) + toNext * MINUTE_MS);
  return { ...known, basis: 'departure', at };
}

/** The same of a load by legs: as the first leg says it of a stop before the border, and of one behind it the last leg. */
function arrivalNextByLegs(
  { legs = [], stops, pastLoads }: ArrivalFacts,
  { number = 1 }: Schemas['Stop'],
  now: number,
): Arrival {
  const before = countBeforeBorder(stops);
  const isBefore = number <= before;
  const leg = legs.find(({ legPosition, isLastLeg }) => (isBefore ? legPosition === 1 : isLastLeg));
  if (!leg) return { basis: 'unknown', at: null, earliest: now, pastLoads };
  const ownNumber = isBefore ? number : number - before + 1;
  if (ownNumber === leg.stops.length) return arrivalOf(leg, now);
  const next = nextStop(leg);
  if (leg.stops.length > 2 && next?.number === ownNumber) return arrivalNext(leg, next, now);
  return { basis: 'unknown', at: null, earliest: floorOf(leg, now), pastLoads };
}

/** Whether a load has arrived at its last stop. */
export function isAtEnd({ status, stops, currentStop }: ArrivalFacts): boolean {
  const hasMore = status === 'at_delivery' && stops.length > 2 && currentStop !== stops.length;
  return ARRIVED.includes(status) && !hasMore;
}

/** Whether a load has left its first stop. */
export function hasLeft({ status, currentStop }: ArrivalFacts): boolean {
  return !UNTIL_LEFT.includes(status) || (currentStop ?? 1) > 1;
}

/** From when on, and until when at least, a load takes its usual time. */
interface Bounds {
  start: number;
  floor: number;
  now: number;
}

/** The arrival of a load by the past loads on its lane. */
function usualArrival(load: ArrivalFacts, { start, floor, now }: Bounds): Arrival {
  const { status, departedAt, borderAt, arrivedAt, transit, fromBorder, pastLoads } = load;
  const known = { earliest: floor, pastLoads };
  const after = (from: number, minutes: number) => Math.max(floor, from + minutes * MINUTE_MS);
  if (isAtEnd(load)) {
    const at = timeOf(arrivedAt);
    return { ...known, basis: 'arrived', at, earliest: at ?? now };
  }
  if (status === 'at_border' && borderAt && fromBorder !== null && load.pastCrossings >= FEWEST)
    return { ...known, basis: 'border', at: after(Date.parse(borderAt), fromBorder) };
  if (transit === null || pastLoads < FEWEST) return { ...known, basis: 'unknown', at: null };
  if (LEFT.includes(status) && departedAt)
    return { ...known, basis: 'departure', at: after(Date.parse(departedAt), transit) };
  const stop = load.stops[(load.currentStop ?? 1) - 1]!;
  const planned = plannedAt(stop.place!, stop.date, stop.from, '00:00');
  const basis = hasLeft(load) ? 'departure' : 'pickup';
  return { ...known, basis, at: after(Math.max(start, planned ?? start), transit) };
}

/** The time before which a load does not start: of a leg the arrival of the one before it. */
function startOf(load: ArrivalFacts, now: number): number {
  return load.legs ? now : floorOf(load, now);
}

/** The time before which a load does not arrive: never in the past, and of a leg not before it can start. */
function floorOf(load: ArrivalFacts, now: number): number {
  const before = load.legs?.at(-1) ?? (hasLeft(load) ? undefined : load.before);
  if (!before) return now;
  const { at, earliest } = arrivalOf(before, now);
  return Math.max(now, at ?? earliest);
}

function timeOf(at: string | null): number | null {
  return at === null ? null : Date.parse(at);
}

const ARRIVED: ArrivalFacts['status'][] = ['at_delivery', 'delivered', 'closed'];
const LEFT: ArrivalFacts['status'][] = ['in_transit', 'at_border'];
const STANDS: ArrivalFacts['status'][] = ['at_pickup', 'at_delivery'];
const UNTIL_LEFT: ArrivalFacts['status'][] = ['potential', 'confirmed', 'assigned', 'at_pickup'];
