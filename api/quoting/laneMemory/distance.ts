import { roadKilometres } from '../../../db/reference/positions/distance.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { companyOf, Quote } from '../quotes/index.ts';
import { type Ends, withCoordinates } from './coordinates.ts';

type Distance = Schemas['LaneDistance'];

interface Lane {
  originState: string;
  originCity: string;
  originPostalCode?: string | undefined;
  originLocationId?: string | undefined;
  destinationState: string;
  destinationCity: string;
  destinationPostalCode?: string | undefined;
  destinationLocationId?: string | undefined;
  companyId?: string | undefined;
}

/**
 * The distance of a lane by road: that of the company's newest quote on it, else an estimate. An estimate that was saved with
 * a quote stays one.
 */
export async function laneDistance(actor: Actor, lane: Lane): Promise<Distance> {
  const company = await Quote.transaction((trx) => companyOf(trx, actor, lane.companyId));
  const last = await lastQuote(company.id, lane);
  const estimate = await estimated(company.id, endsOf(lane));
  if (last && !(await isEstimate(company.id, last, estimate)))
    return { distanceKm: last.distanceKm, reference: last.reference, isEstimated: false };
  return { distanceKm: estimate, isEstimated: estimate !== null, reference: null };
}

type Last = Ends & { distanceKm: string; reference: string };

async function lastQuote(companyId: string, lane: Lane): Promise<Last | undefined> {
  const { originState, originCity, destinationState, destinationCity } = lane;
  const cities = { originState, originCity, destinationState, destinationCity };
  const { rows } = await Quote.knex().raw(LAST, { ...cities, companyId });
  return rows[0];
}

/** Whether a quote's distance is what is estimated for the lane, or for the quote's own places, and so nobody's own. */
async function isEstimate(companyId: string, last: Last, estimate: string | null) {
  const { distanceKm, origin, destination } = last;
  const ownEstimate = async () => estimated(companyId, { origin, destination });
  return isSame(distanceKm, estimate) || isSame(distanceKm, await ownEstimate());
}

function isSame(kilometres: string, estimate: string | null): boolean {
  return estimate !== null && Number(kilometres) === Number(estimate);
}

async function estimated(companyId: string, ends: Ends): Promise<string | null> {
  const { origin, destination } = await withCoordinates(companyId, ends);
  const kilometres = roadKilometres(origin, destination);
  return kilometres === undefined ? null : String(kilometres);
}

/** A state's code begins with its country. */
function endsOf(lane: Lane): Ends {
  const { originState, destinationState } = lane;
  return {
    origin: {
      country: originState.slice(0, 2),
      state: originState,
      city: lane.originCity,
      postalCode: lane.originPostalCode ?? null,
      locationId: lane.originLocationId ?? null,
    },
    destination: {
      country: destinationState.slice(0, 2),
      state: destinationState,
      city: lane.destinationCity,
      postalCode: lane.destinationPostalCode ?? null,
      locationId: lane.destinationLocationId ?? null,
    },
  };
}

/** The newest quotes of a company are read from their index, no more than a thousand: it may have a million. */
const LAST = `
  with newest as (
    select origin, destination, origin_state, destination_state, distance_km, reference, created_at, id from quotes
    where company_id = :companyId order by created_at desc nulls last, id desc limit 1000)
  select distance_km::text as "distanceKm", reference, origin, destination from newest
  where distance_km is not null and origin_state = :originState and destination_state = :destinationState
    and folded(origin->>'city') = folded(:originCity) and folded(destination->>'city') = folded(:destinationCity)
  order by created_at desc, id desc limit 1`;
