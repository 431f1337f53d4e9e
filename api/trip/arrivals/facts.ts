import type { Knex } from 'knex';
import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { IS_STEP_AHEAD } from '../shipments/index.ts';

/** The facts that the expected arrival of a load follows from; times are timestamps, durations minutes. */
export interface ArrivalFacts extends CompanyKey {
  customerId: string | null;
  reference: string;
  status: Schemas['ShipmentStatus'];
  origin: Schemas['Place'];
  destination: Schemas['Place'];
  pickupDate: string | null;
  pickupFrom: string | null;
  deliveryDate: string | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  departedAt: string | null;
  borderAt: string | null;
  arrivedAt: string | null;
  /** The median from departure to arrival of past loads on the lane, and of how many. */
  transit: number | null;
  pastLoads: number;
  /** The median from the border to the arrival, and of how many. */
  fromBorder: number | null;
  pastCrossings: number;
  toldAt: string | null;
}

/** The facts of these loads, company by company: each statement reads the tables of one company. */
export async function factsOf(db: Knex, keys: CompanyKey[], now: Date): Promise<ArrivalFacts[]> {
  const facts: ArrivalFacts[] = [];
  for (const companyId of new Set(keys.map((key) => key.companyId))) {
    const ids = keys.filter((key) => key.companyId === companyId).map(({ id }) => id);
    const { rows } = await db.raw(FACTS, { companyId, ids, now });
    facts.push(...rows.map(({ facts }: { facts: ArrivalFacts }) => facts));
  }
  return facts;
}

/** SQL: joins a load with the times at which it last left its pickup, reached the border and arrived, as `reached`. */
const REACHED = (load: string) => `cross join lateral (
    select max(times.at) filter (where times.status = 'in_transit') as departed,
      max(times.at) filter (where times.status = 'at_border') as border,
      max(times.at) filter (where times.status = 'at_delivery') as arrived
    from (select events.to_status as status, coalesce(events.happened_at, events.created_at) as at from events
      where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = ${load}.id
        and ${IS_STEP_AHEAD}
    ) as times) as reached`;

const MINUTES = (from: string) => `extract(epoch from past.arrived - past.${from}) / 60`;

/** SQL: what makes the lane of a load, in the order of the index that finds its past loads. */
const LANE = (load: string) => `${load}.company_id, ${load}.movement, ${load}.origin->>'state',
  ${load}.destination->>'state', lower(${load}.origin->>'city'), lower(${load}.destination->>'city')`;

/** SQL: the last 50 past loads of a year on the lane of the row of `lanes`, with their times; none of the loads asked for. */
const PAST = `(select reached.departed, reached.border, coalesce(reached.arrived, before.delivered_at) as arrived
  from (select shipments.company_id, shipments.id, shipments.delivered_at from shipments
    where shipments.company_id = :companyId and (${LANE('shipments')})
        = (lanes.company_id, lanes.movement, lanes.from_state, lanes.to_state, lanes.from_city, lanes.to_city)
      and shipments.delivered_at > :now::timestamptz - interval '365 days' and shipments.id <> all (:ids::uuid[])
    order by shipments.delivered_at desc limit 50) as before
  ${REACHED('before')})`;

/** SQL: the median minutes from a time of the past loads to their arrival, and of how many loads it is. */
const usual = (from: string, name: string, count: string) => `
  percentile_cont(0.5) within group (order by ${MINUTES(from)}) filter (where past.arrived > past.${from}) as ${name},
  (count(*) filter (where past.arrived > past.${from}))::int as ${count}`;

/** Each lane is read once, however many of the loads are on it. */
const FACTS = `
  with loads as materialized (
    select * from shipments where company_id = :companyId and id = any(:ids::uuid[])
  ),
  lanes as materialized (
    select lanes.*, past.* from (select distinct ${LANE('loads')} from loads)
        as lanes (company_id, movement, from_state, to_state, from_city, to_city)
      cross join lateral (
        select ${usual('departed', 'transit', 'loads')}, ${usual('border', 'from_border', 'crossings')}
        from ${PAST} as past) as past
  )
  select json_build_object('id', loads.id, 'companyId', loads.company_id, 'customerId', loads.customer_id,
    'reference', loads.reference, 'status', loads.status, 'origin', loads.origin, 'destination', loads.destination,
    'pickupDate', loads.pickup_date, 'pickupFrom', to_char(loads.pickup_from, 'HH24:MI'),
    'deliveryDate', loads.delivery_date, 'deliveryFrom', to_char(loads.delivery_from, 'HH24:MI'),
    'deliveryTo', to_char(loads.delivery_to, 'HH24:MI'),
    'departedAt', reached.departed, 'borderAt', reached.border,
    'arrivedAt', coalesce(reached.arrived, loads.delivered_at),
    'transit', lanes.transit, 'pastLoads', lanes.loads, 'fromBorder', lanes.from_border,
    'pastCrossings', lanes.crossings, 'toldAt', load_arrivals.told_at) as facts
  from loads
    join lanes on (${LANE('loads')})
      = (lanes.company_id, lanes.movement, lanes.from_state, lanes.to_state, lanes.from_city, lanes.to_city)
    left join load_arrivals on load_arrivals.company_id = :companyId and load_arrivals.shipment_id = loads.id
    ${REACHED('loads')}`;
