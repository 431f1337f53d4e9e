import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { expectedNext, expectedOf, isLate, type StopExpectation } from './expect.ts';
import { factsOf } from './facts.ts';
import { LoadArrival } from './LoadArrival.ts';

/** When a load is expected at its destination, now; only who manages the load learns how many loads that follows from. */
export async function arrivalOf(
  key: CompanyKey,
  { type }: Pick<Actor, 'type'>,
  now: Date,
): Promise<Schemas['Arrival']> {
  const [facts] = await factsOf(LoadArrival.knex(), [key], now);
  if (!facts) throw new Refusal('NOT_FOUND');
  const expected = expectedOf(facts, now);
  const { expectedAt, plannedAt, lateMinutes, basis, pastLoads } = expected;
  return {
    lateMinutes,
    basis,
    toldAt: facts.toldAt,
    expectedAt: iso(expectedAt),
    plannedAt: iso(plannedAt),
    timeZone: zoneOf(facts.destination),
    isLate: isLate(expected),
    nextStop: presentNext(expectedNext(facts, now)),
    pastLoads: type === 'internal' || type === 'broker' ? pastLoads : null,
  };
}

function presentNext(expected: StopExpectation | undefined): Schemas['StopArrival'] | null {
  if (!expected) return null;
  const { stop, expectedAt, plannedAt, lateMinutes, basis } = expected;
  return {
    stopNumber: stop.number!,
    lateMinutes,
    basis,
    expectedAt: iso(expectedAt),
    plannedAt: iso(plannedAt),
    timeZone: zoneOf(stop.place!),
    isLate: isLate(expected),
  };
}

function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
