import type { Schemas } from '../../core/contract/types.ts';
import { nextStop } from '../shipments/index.ts';
import { type Arrival, arrivalNext, arrivalOf, hasLeft, isAtEnd } from './arrive.ts';
import type { ArrivalFacts } from './ArrivalFacts.ts';
import { windowEndOf } from './planned.ts';

const MINUTE_MS = 60_000;
/** From so many minutes after the end of the delivery appointment a load is late. */
const LATE_MINUTES = 60;

/** When a load is expected, and how that compares with its plan; times in epoch milliseconds. */
export interface Expectation {
  expectedAt: number | null;
  plannedAt: number | null;
  /** Null where neither plan nor expectation is known; never negative. */
  lateMinutes: number | null;
  basis: Schemas['ArrivalBasis'];
  /** The past loads on the lane that it follows from. */
  pastLoads: number;
}

/**
 * The expected arrival of a load (`arrivalOf`) beside its plan; never in the past. Where it is unknown, only a plan that is over,
 * or that ends before the leg before it arrives, tells that the load is late.
 */
export function expectedOf(load: ArrivalFacts, now: Date): Expectation {
  return compared(load.stops.at(-1)!, arrivalOf(load, now.getTime()));
}

/** When a load is expected at its next stop; undefined with two stops, and once it is at its last one. */
export function expectedNext(load: ArrivalFacts, now: Date): StopExpectation | undefined {
  const stop = load.stops.length > 2 && !isAtEnd(load) ? nextStop(load) : undefined;
  if (!stop) return undefined;
  return { stop, ...compared(stop, arrivalNext(load, stop, now.getTime())) };
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

/** Whether a leg waits for the one before it, and that one is late: its delay is said already. */
export function isHeldUp(load: ArrivalFacts, now: Date): boolean {
  return !hasLeft(load) && load.before !== undefined && isLate(expectedOf(load.before, now));
}

/** Whether a stop was reached so late that the parties of its load hear of it; never where it has no day. */
export function isReachedLate(stop: Schemas['Stop'], reachedAt: string): boolean {
  return isLate({ lateMinutes: minutesAfter(windowEndOf(stop), Date.parse(reachedAt)) });
}

/** Whether a load is so late that its customer hears of it. */
export function isLate({ lateMinutes }: Pick<Expectation, 'lateMinutes'>): boolean {
  return lateMinutes !== null && lateMinutes >= LATE_MINUTES;
}

/** An arrival beside the window of its stop. */
function compared(stop: Schemas['Stop'], { basis, at, earliest, pastLoads }: Arrival): Expectation {
  const plannedAt = windowEndOf(stop);
  const late = minutesAfter(plannedAt, at ?? earliest);
  return {
    basis,
    pastLoads,
    plannedAt,
    expectedAt: at,
    lateMinutes: late === null || (at === null && late <= 0) ? null : Math.max(0, late),
  };
}

function minutesAfter(planned: number | null, at: number): number | null {
  return planned === null ? null : Math.round((at - planned) / MINUTE_MS);
}
