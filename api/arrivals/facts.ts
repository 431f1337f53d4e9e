import type { Knex } from 'knex';
import type { Schemas } from '../core/contract/types.ts';
import type { CompanyKey } from '../core/records/Entity.ts';

/** What the expected arrival of a load follows from; times are timestamps, durations minutes. */
export interface ArrivalFacts extends CompanyKey {
  customerId: string | null;
  reference: string;
  status: Schemas['ShipmentStatus'];
  origin: Schemas['Place'];
  destination: Schemas['Place'];
  pickupDate: string | null;
  pickupFrom: string | null;
  deliveryDate: string | null;
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

/** The facts of these loads. */
export async function factsOf(db: Knex, keys: CompanyKey[], now: Date): Promise<ArrivalFacts[]> {
  if (keys.length === 0) return [];
  const companies = keys.map(({ companyId }) => companyId);
  const { rows } = await db.raw(FACTS, { companies, now, ids: keys.map(({ id }) => id) });
  return rows.map(({ facts }: { facts: ArrivalFacts }) => facts);
}

/** SQL: when a load last reached a status. */
function reached(load: string, status: string): string {
  return `(select max(coalesce(events.happened_at, events.created_at)) from events
    where events.company_id = ${load}.company_id and events.entity = 'shipments'
      and events.entity_id = ${load}.id and events.to_status = '${status}')`;
}

const MINUTES = (from: string) => `extract(epoch from past.arrived - past.${from}) / 60`;

/** SQL: the past loads of the company on the lane of `loads`, the last 50 of a year, with their times. */
const PAST = `(select before.id, ${reached('before', 'in_transit')} as departed,
    ${reached('before', 'at_border')} as border,
    coalesce(${reached('before', 'at_delivery')}, before.delivered_at) as arrived
  from shipments as before
  where before.company_id = loads.company_id and before.id <> loads.id
    and before.movement = loads.movement and before.delivered_at > :now::timestamptz - interval '365 days'
    and before.origin->>'state' = loads.origin->>'state'
    and before.destination->>'state' = loads.destination->>'state'
    and lower(before.origin->>'city') = lower(loads.origin->>'city')
    and lower(before.destination->>'city') = lower(loads.destination->>'city')
  order by before.delivered_at desc limit 50)`;

const FACTS = `
  select json_build_object('id', loads.id, 'companyId', loads.company_id, 'customerId', loads.customer_id,
    'reference', loads.reference, 'status', loads.status, 'origin', loads.origin, 'destination', loads.destination,
    'pickupDate', loads.pickup_date, 'pickupFrom', to_char(loads.pickup_from, 'HH24:MI'),
    'deliveryDate', loads.delivery_date, 'deliveryTo', to_char(loads.delivery_to, 'HH24:MI'),
    'departedAt', ${reached('loads', 'in_transit')}, 'borderAt', ${reached('loads', 'at_border')},
    'arrivedAt', coalesce(${reached('loads', 'at_delivery')}, loads.delivered_at),
    'transit', past.transit, 'pastLoads', past.loads, 'fromBorder', past.from_border,
    'pastCrossings', past.crossings, 'toldAt', load_arrivals.told_at) as facts
  from unnest(:companies::uuid[], :ids::uuid[]) as wanted (company_id, id)
    join shipments as loads on loads.company_id = wanted.company_id and loads.id = wanted.id
    left join load_arrivals on load_arrivals.company_id = loads.company_id and load_arrivals.shipment_id = loads.id
    cross join lateral (
      select percentile_cont(0.5) within group (order by ${MINUTES('departed')})
          filter (where past.arrived > past.departed) as transit,
        (count(*) filter (where past.arrived > past.departed))::int as loads,
        percentile_cont(0.5) within group (order by ${MINUTES('border')})
          filter (where past.arrived > past.border) as from_border,
        (count(*) filter (where past.arrived > past.border))::int as crossings
      from ${PAST} as past) as past`;
