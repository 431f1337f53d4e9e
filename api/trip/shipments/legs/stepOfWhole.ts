import type { Schemas } from '../../../core/contract/types.ts';
import type { Step } from '../steps.ts';
import { isUnassigned, type ShipmentStatus } from '../transitions.ts';

/** A leg of a load in driving order, as far as the status of the load follows from it. */
export interface LegProgress {
  leg: Schemas['BoughtLeg'];
  /** Of its load; null before it was awarded. */
  status: ShipmentStatus | null;
  /** The stop of its own that it reached last. */
  currentStop: number | null;
}

/** The stops of the whole load: how many, and how many of them lie before the border. */
export interface WholeWay {
  count: number;
  beforeBorder: number;
}

/** The step that the load has taken last; past the border it is `in_transit` again, which is no step back. */
export interface WholeStep extends Step {
  isPastBorder: boolean;
}

/**
 * The step of a load that is driven by legs: that of the last leg that has left its first stop, and before any has, that of the
 * first leg. So it never goes back because a later leg begins. An earlier leg counts until it hands over; the load is closed,
 * or cancelled, when all its legs are. Pure.
 */
export function stepOfWhole(legs: LegProgress[], way: WholeWay): WholeStep {
  if (legs.every(({ status }) => status === 'cancelled')) return step('cancelled', null);
  const end = way.count > 2 ? way.count : null;
  if (legs.every(({ status }) => status === 'closed')) return step('closed', end);
  const at = legs.findLastIndex(hasDeparted);
  if (at < 0) return beforeDeparture(legs, way);
  const place = { isFirst: at === 0, isLast: at === legs.length - 1 };
  return stepOfLeg(legs[at]!, place, way);
}

/** Whether a leg has a carrier that has its load. */
function isAssigned({ status }: Pick<LegProgress, 'status'>): boolean {
  return status !== null && status !== 'cancelled' && !isUnassigned(status);
}

function beforeDeparture(legs: LegProgress[], { count }: WholeWay): WholeStep {
  if (legs[0]?.status === 'at_pickup') return step('at_pickup', count > 2 ? 1 : null);
  return step(legs.some(isAssigned) ? 'assigned' : 'confirmed', null);
}

function stepOfLeg(
  leg: LegProgress,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
  { count, beforeBorder }: WholeWay,
): WholeStep {
  const status = leg.status === 'closed' ? 'delivered' : leg.status!;
  const ownStop = ownStopOf(leg);
  const numbered = (stop: number) => (count > 2 ? Math.min(stop, count) : null);
  const isPastBorder = status !== 'at_border' && isPast(leg, { isFirst });
  const onTheWay = step('in_transit', numbered(beforeBorder), isPastBorder);
  if (isLast) {
    const stop = numbered(beforeBorder + ownStop - 1);
    const isLeaving = status === 'in_transit' && ownStop === 1;
    return isLeaving ? onTheWay : step(status, stop);
  }
  if (status === 'at_border') return step('at_border', numbered(beforeBorder));
  const isAtOwnStop = isFirst && ownStop <= beforeBorder;
  return isAtOwnStop ? step(status, numbered(ownStop), isPastBorder) : onTheWay;
}

/** Whether a leg that has left its first stop is on the far side: a transfer that is over, or the leg after it. */
function isPast({ leg, status }: LegProgress, { isFirst }: { isFirst: boolean }): boolean {
  if (leg === 'transfer') return OVER_THE_BRIDGE.includes(status!);
  return !isFirst;
}

/** The number of the stop reached last among those of the leg, which has two where it names none. */
function ownStopOf({ status, currentStop }: LegProgress): number {
  return currentStop ?? (OVER_THE_BRIDGE.includes(status!) ? 2 : 1);
}

function hasDeparted(leg: LegProgress): boolean {
  if (!isAssigned(leg)) return false;
  return DEPARTED.includes(leg.status!) || (leg.status === 'at_pickup' && ownStopOf(leg) > 1);
}

function step(status: ShipmentStatus, stop: number | null, isPastBorder = false): WholeStep {
  return { status, stop, isPastBorder };
}

const OVER_THE_BRIDGE: ShipmentStatus[] = ['at_delivery', 'delivered', 'closed'];
const DEPARTED: ShipmentStatus[] = ['in_transit', 'at_border', ...OVER_THE_BRIDGE];
