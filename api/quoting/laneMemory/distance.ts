import { roadKilometres } from '../../../db/reference/positions/distance.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { companyOf, Quote } from '../quotes/index.ts';

type Distance = Schemas['LaneDistance'];

interface Lane {
  originState: string;
  originCity: string;
  originPostalCode?: string | undefined;
  destinationState: string;
  destinationCity: string;
  destinationPostalCode?: string | undefined;
  companyId?: string | undefined;
}

/**
 * The distance of a lane by road: that of the company's newest quote on it, else an estimate. An estimate that was saved with
 * a quote stays one.
 */
export async function laneDistance(actor: Actor, lane: Lane): Promise<Distance> {
  const company = await Quote.transaction((trx) => companyOf(trx, actor, lane.companyId));
  const last = await lastDistance(company.id, lane);
  const estimate = estimated(lane);
  if (last && Number(last.distanceKm) !== Number(estimate)) return { ...last, isEstimated: false };
  return { distanceKm: estimate, isEstimated: estimate !== null, reference: null };
}

async function lastDistance(companyId: string, { companyId: _, ...lane }: Lane) {
  const { originPostalCode, destinationPostalCode, ...cities } = lane;
  const { rows } = await Quote.knex().raw(LAST, { ...cities, companyId });
  return rows[0] as Pick<Distance, 'distanceKm' | 'reference'> | undefined;
}

function estimated(lane: Lane): string | null {
  const kilometres = roadKilometres(
    place(lane.originState, lane.originCity, lane.originPostalCode),
    place(lane.destinationState, lane.destinationCity, lane.destinationPostalCode),
  );
  return kilometres === undefined ? null : String(kilometres);
}

/** A state's code begins with its country. */
function place(state: string, city: string, postalCode: string | undefined) {
  return { country: state.slice(0, 2), state, city, postalCode: postalCode ?? null };
}

/** The newest quotes of a company are read from their index, no more than a thousand: it may have a million. */
const LAST = `
  with newest as (
    select origin, destination, origin_state, destination_state, distance_km, reference, created_at, id from quotes
    where company_id = :companyId order by created_at desc nulls last, id desc limit 1000)
  select distance_km::text as "distanceKm", reference from newest
  where distance_km is not null and origin_state = :originState and destination_state = :destinationState
    and folded(origin->>'city') = folded(:originCity) and folded(destination->>'city') = folded(:destinationCity)
  order by created_at desc, id desc limit 1`;
