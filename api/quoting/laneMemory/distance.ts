import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import {
  companyOf,
  estimatedDistance,
  isSameDistance,
  type LanePlace,
  Quote,
  stopsBetween,
  wayOf,
} from '../quotes/index.ts';

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
  /** The stops between, in order, each as its state's code, a space and its city. */
  via?: string[] | undefined;
  /** Those of the stops between, an empty text where there is none. */
  viaPostalCodes?: string[] | undefined;
  viaLocationIds?: string[] | undefined;
}

/**
 * The distance of a lane by road, through all its stops: that of the company's newest quote on it, else an estimate. An estimate that was saved with
 * a quote stays one.
 */
export async function laneDistance(actor: Actor, lane: Lane): Promise<Distance> {
  assertAsMany(lane);
  const company = await Quote.transaction((trx) => companyOf(trx, actor, lane.companyId));
  const last = await lastQuote(company.id, lane);
  const estimate = await estimatedDistance(company.id, placesOf(lane));
  if (last && !(await isEstimate(company.id, last, estimate)))
    return { distanceKm: last.distanceKm, reference: last.reference, isEstimated: false };
  return { distanceKm: estimate, isEstimated: estimate !== null, reference: null };
}

/** Refuses with 422 a list of postal codes or saved places that is not as long as the stops between. */
function assertAsMany({ via = [], viaPostalCodes, viaLocationIds }: Lane) {
  const lists = Object.entries({ viaPostalCodes, viaLocationIds });
  const wrong = lists.filter(([, list]) => list && list.length !== via.length);
  const errors = Object.fromEntries(wrong.map(([name]) => [name, AS_MANY]));
  if (wrong.length > 0) throw new Refusal('INVALID', { errors });
}

const AS_MANY = {
  es: 'Envíe uno por cada parada de `via`, vacío si no se conoce',
  en: 'Send one for each stop of `via`, empty if it is not known',
};

interface Last {
  distanceKm: string;
  reference: string;
  places: LanePlace[];
}

async function lastQuote(companyId: string, lane: Lane): Promise<Last | undefined> {
  const { originState, originCity, destinationState, destinationCity } = lane;
  const cities = { originState, originCity, destinationState, destinationCity };
  const { rows } = await Quote.knex().raw(LAST, { ...cities, companyId, via: lane.via ?? [] });
  return rows[0];
}

/** Whether a quote's distance is what is estimated for the lane, or for the quote's own places, and so nobody's own. */
async function isEstimate(companyId: string, last: Last, estimate: string | null) {
  const { distanceKm, places } = last;
  const ownEstimate = () => estimatedDistance(companyId, places);
  return isSameDistance(distanceKm, estimate) || isSameDistance(distanceKm, await ownEstimate());
}

/** A state's code begins with its country. */
function placesOf(lane: Lane): LanePlace[] {
  const { originState, destinationState, via = [] } = lane;
  return [
    {
      country: originState.slice(0, 2),
      state: originState,
      city: lane.originCity,
      postalCode: lane.originPostalCode ?? null,
      locationId: lane.originLocationId ?? null,
    },
    ...via.map((_, index) => placeBetween(lane, index)),
    {
      country: destinationState.slice(0, 2),
      state: destinationState,
      city: lane.destinationCity,
      postalCode: lane.destinationPostalCode ?? null,
      locationId: lane.destinationLocationId ?? null,
    },
  ];
}

function placeBetween(lane: Lane, index: number): LanePlace {
  const [state = '', ...city] = lane.via![index]!.split(' ');
  return {
    country: state.slice(0, 2),
    state,
    city: city.join(' '),
    postalCode: lane.viaPostalCodes?.[index] || null,
    locationId: lane.viaLocationIds?.[index] || null,
  };
}

/** SQL: what makes a stop the same as one of a lane that is asked for. */
const CITY = `folded((stop.place->>'state') || ' ' || (stop.place->>'city'))`;

/** The newest quotes of a company are read from their index, no more than a thousand: it may have a million. */
const LAST = `
  with newest as (
    select company_id, origin, destination, origin_state, destination_state, distance_km, reference, created_at, id from quotes
    where company_id = :companyId order by created_at desc nulls last, id desc limit 1000)
  select distance_km::text as "distanceKm", reference,
    jsonb_build_array(origin) || (select coalesce(jsonb_agg(stop.place order by stop.position), '[]') ${stopsBetween('quote', 'newest')})
      || jsonb_build_array(destination) as places
  from newest
  where distance_km is not null and origin_state = :originState and destination_state = :destinationState
    and folded(origin->>'city') = folded(:originCity) and folded(destination->>'city') = folded(:destinationCity)
    and ${wayOf('quote', 'newest', CITY)}
      = array(select folded(text) from unnest(:via::text[]) with ordinality as places (text, place) order by place)
  order by created_at desc, id desc limit 1`;
