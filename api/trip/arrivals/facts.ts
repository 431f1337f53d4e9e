import type { Knex } from 'knex';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { wayOf } from '../../quoting/quotes/index.ts';
import { IS_STEP_AHEAD, LOAD_STOPS } from '../shipments/index.ts';
import type { ArrivalFacts } from './ArrivalFacts.ts';
import { linkLegs, WITH_LEGS } from './legs.ts';

/**
 * The facts of these loads, company by company: each statement reads the tables of one company. A load by legs has those of its
 * legs, and a leg those of the one before it.
 */
export async function factsOf(db: Knex, keys: CompanyKey[], now: Date): Promise<ArrivalFacts[]> {
  const facts: ArrivalFacts[] = [];
  for (const companyId of new Set(keys.map((key) => key.companyId))) {
    const ids = keys.filter((key) => key.companyId === companyId).map(({ id }) => id);
    const { rows } = await db.raw(FACTS, { companyId, ids, now });
    const withLegs = linkLegs(rows.map(({ facts }: { facts: ArrivalFacts }) => facts));
    facts.push(...withLegs.filter(({ id }) => ids.includes(id)));
  }
  return facts;
}

/**
 * SQL: joins a load with the times at which it last left a stop, reached the border, the stop after it and the last one, as
 * `reached`; the stop and the last one are null where it has two.
 */
const REACHED = (
  load: string,
  { stop, last }: { stop: string; last: string },
) => `cross join lateral (
    select max(times.at) filter (where times.status = 'in_transit' and times.stop is not distinct from ${stop}) as departed,
      max(times.at) filter (where times.status = 'at_border') as border,
      max(times.at) filter (where times.status = 'at_delivery' and times.stop is not distinct from ${last}) as arrived,
      max(times.at) filter (where times.stop = ${stop} + 1 and times.status in ('at_pickup', 'at_delivery')) as next,
      max(times.at) filter (where times.stop = ${stop} and times.status in ('at_pickup', 'at_delivery')) as here
    from (select events.to_status as status, events.to_stop as stop, coalesce(events.happened_at, events.created_at) as at from events
      where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = ${load}.id
        and ${IS_STEP_AHEAD}
    ) as times) as reached`;

const MINUTES = (from: string, to: string) => `extract(epoch from past.${to} - past.${from}) / 60`;

/** SQL: what makes a stop the same as one of another load. */
const STOP = `concat_ws(' ', stop.kind, stop.place->>'state', lower(stop.place->>'city'))`;

/** SQL: the stops of a load between its ends; empty where it has two. */
const WAY = wayOf('shipment', 'shipments', STOP);

/** SQL: what makes the lane of a load, in the order of the index that finds its past loads. */
const LANE = (load: string) => `${load}.company_id, ${load}.movement, ${load}.origin->>'state',
  ${load}.destination->>'state', lower(${load}.origin->>'city'), lower(${load}.destination->>'city')`;

/**
 * SQL: the last 50 past loads of a year on the lane of the row of `lanes`, with the same stops, and their times; none of the
 * loads asked for. An index finds those whose stops are in the same states.
 */
const PAST = `(select reached.departed, reached.border, reached.next, coalesce(reached.arrived, before.delivered_at) as arrived
  from (select shipments.company_id, shipments.id, shipments.delivered_at from shipments
    where shipments.company_id = :companyId and (${LANE('shipments')})
        = (lanes.company_id, lanes.movement, lanes.from_state, lanes.to_state, lanes.from_city, lanes.to_city)
      and shipments.stop_states = lanes.states and shipments.delivered_at > :now::timestamptz - interval '365 days' and shipments.id <> all (:ids::uuid[])
      and ${WAY} = lanes.way
    order by shipments.delivered_at desc limit 50) as before
  ${REACHED('before', { stop: 'lanes.stop', last: 'lanes.last' })})`;

/** SQL: the median minutes between two times of the past loads. */
const median = (from: string, to: string) => `
  percentile_cont(0.5) within group (order by ${MINUTES(from, to)}) filter (where past.${to} > past.${from})`;

/** SQL: the median minutes from a time of the past loads to their arrival, and of how many loads it is. */
const usual = (from: string, name: string, count: string) => `${median(from, 'arrived')} as ${name},
  (count(*) filter (where past.arrived > past.${from}))::int as ${count}`;

/** Each lane is read once, however many of the loads are on it. */
const FACTS = `
  with loads as materialized (
    select shipments.*, ${LOAD_STOPS} as stops, ${WAY} as way,
      ${wayOf('shipment', 'shipments')} as states from shipments
    where shipments.company_id = :companyId and shipments.id = any(array(${WITH_LEGS}))
  ),
  ways as materialized (
    select loads.*, case when way <> '{}' then coalesce(loads.current_stop, 1) end::int as stop,
      case when way <> '{}' then json_array_length(loads.stops) end as last
    from loads
  ),
  lanes as materialized (
    select lanes.*, past.* from (select distinct ${LANE('ways')}, ways.way, ways.states, ways.stop, ways.last from ways)
        as lanes (company_id, movement, from_state, to_state, from_city, to_city, way, states, stop, last)
      cross join lateral (
        select ${usual('departed', 'transit', 'loads')}, ${usual('border', 'from_border', 'crossings')},
          ${median('departed', 'next')} as to_next
        from ${PAST} as past) as past
  )
  select json_build_object('id', loads.id, 'companyId', loads.company_id, 'customerId', loads.customer_id,
    'wholeId', loads.whole_id, 'byLegs', loads.by_legs, 'legPosition', loads.leg_position,
    'isLastLeg', loads.whole_id is not null and loads.hand_over is null,
    'reference', loads.reference, 'status', loads.status, 'origin', loads.origin, 'destination', loads.destination,
    'stops', loads.stops, 'currentStop', loads.current_stop, 'reachedAt', reached.here, 'toNext', lanes.to_next,
    'departedAt', reached.departed, 'borderAt', reached.border,
    'arrivedAt', coalesce(reached.arrived, loads.delivered_at),
    'transit', lanes.transit, 'pastLoads', lanes.loads, 'fromBorder', lanes.from_border,
    'pastCrossings', lanes.crossings, 'toldAt', load_arrivals.told_at) as facts
  from ways as loads
    join lanes on (${LANE('loads')})
      = (lanes.company_id, lanes.movement, lanes.from_state, lanes.to_state, lanes.from_city, lanes.to_city)
      and lanes.way = loads.way and lanes.stop is not distinct from loads.stop
    left join load_arrivals on load_arrivals.company_id = :companyId and load_arrivals.shipment_id = loads.id
    ${REACHED('loads', { stop: 'loads.stop', last: 'loads.last' })}`;
