import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';
import { UNDER_WAY } from '../transitions.ts';

/** SQL: the quotes of the legs of a row of `shipments` as `part`, each with its load, unless that was cancelled, as `driven`. */
const PARTS = `quotes part left join shipments driven
    on ${sameCompany('driven', 'part')} and driven.quote_id = part.id and driven.whole_id = shipments.id
      and driven.status <> 'cancelled'
  where ${sameCompany('part', 'shipments')} and part.whole_id = shipments.quote_id`;

/** SQL: a field of a leg as its load has it, before it was awarded as it was asked for. */
function either(column: string): string {
  return `case when driven.id is null then part.${column} else driven.${column} end`;
}

const ENDS = {
  origin: { prefix: 'pickup', place: 'shipments.origin' },
  destination: { prefix: 'delivery', place: 'shipments.destination' },
};

const WINDOWS = {
  pickupDate: either('pickup_date'),
  pickupFrom: `to_char(${either('pickup_from')}, 'HH24:MI')`,
  pickupTo: `to_char(${either('pickup_to')}, 'HH24:MI')`,
  deliveryDate: either('delivery_date'),
  deliveryFrom: `to_char(${either('delivery_from')}, 'HH24:MI')`,
  deliveryTo: `to_char(${either('delivery_to')}, 'HH24:MI')`,
};

/** SQL: what is known of the arrival of a leg that is under way. */
const ARRIVAL = {
  expectedAt: arrivalOf('expected_at'),
  lateMinutes: arrivalOf('late_minutes'),
};

/** SQL: the legs of a load in driving order as JSON; null of one that is not driven by legs. */
export const LEGS = listOf({
  id: 'driven.id',
  quoteId: 'part.id',
  reference: 'driven.reference',
  leg: 'part.leg',
  status: 'driven.status',
  carrierId: 'driven.carrier_id',
  carrierName: '(select carrier_name from carriers where carriers.id = driven.carrier_id)',
  origin: either('origin'),
  destination: either('destination'),
  ...WINDOWS,
  handOver: 'part.hand_over',
  delayed: `exists (select from shipment_incidents late where ${sameCompany('late', 'driven')}
    and late.shipment_id = driven.id and late.resolved_at is null and late.delays)`,
  ...ARRIVAL,
  purchaseCost: `coalesce(driven.purchase_cost, part.purchase_cost)::text`,
  currency: 'part.currency',
});

/** SQL: the stages of a load as its customer sees them, as JSON; null of one that is not driven by legs. */
export const STAGES = listOf({
  leg: 'part.leg',
  status: `case when driven.carrier_id is not null then driven.status end`,
  origin: townOf('origin'),
  destination: townOf('destination'),
  ...WINDOWS,
  ...ARRIVAL,
});

/** SQL: whether a leg of a load that is not over has no carrier. */
export const LACKS_CARRIER = `(shipments.by_legs and shipments.status not in ('closed', 'cancelled')
  and exists (select from ${PARTS} and driven.carrier_id is null))`;

/** SQL: the hand-overs at the ends of a leg with whom to ask for there, as JSON; null of a whole load. */
export const NEIGHBOURS = `case when shipments.whole_id is not null then json_build_object(
  'before', ${handOver({ by: 'other', side: 'origin', step: -1 })},
  'after', ${handOver({ by: 'own', side: 'destination', step: 1 })}) end`;

/** SQL: a hand-over of a leg to the neighbour so many positions on; the leg that comes first, its own or the other one, says how. */
function handOver({
  by,
  side,
  step,
}: {
  by: 'own' | 'other';
  side: keyof typeof ENDS;
  step: number;
}): string {
  const { prefix, place } = ENDS[side];
  return `(select json_build_object('leg', other.leg, 'at', ${by}.hand_over->>'at',
      'trailer', ${by}.hand_over->>'trailer', 'bridgeNameEs', bridges.name_es, 'bridgeNameEn', bridges.name_en,
      'place', ${place}, 'date', shipments.${prefix}_date,
      'from', to_char(shipments.${prefix}_from, 'HH24:MI'), 'to', to_char(shipments.${prefix}_to, 'HH24:MI'),
      'contactName', contact.contact_name, 'contactPhone', contact.contact_phone, 'seal', contact.seal)
    from quotes own join quotes other on ${sameCompany('other', 'own')} and other.whole_id = own.whole_id
        and other.leg_position = own.leg_position + (${step})
      left join shipments driven on ${sameCompany('driven', 'other')} and driven.quote_id = other.id
        and driven.whole_id = shipments.whole_id and driven.status <> 'cancelled'
      left join leg_contacts contact on ${sameCompany('contact', 'driven')} and contact.shipment_id = driven.id
      left join bridges on bridges.id = (${by}.hand_over->>'bridgeId')::uuid
    where ${sameCompany('own', 'shipments')} and own.id = shipments.quote_id limit 1)`;
}

function arrivalOf(column: string): string {
  return `(select arrival.${column} from expected_arrivals arrival where ${sameCompany('arrival', 'driven')}
    and arrival.shipment_id = driven.id and driven.status in ('${UNDER_WAY.join("', '")}'))`;
}

function townOf(end: string): string {
  const place = either(end);
  return `json_build_object('city', ${place}->>'city', 'state', ${place}->>'state')`;
}

function listOf(fields: Record<string, string>): string {
  const pairs = Object.entries(fields).map(([name, sql]) => `'${name}', ${sql}`);
  return `case when shipments.by_legs then (select coalesce(json_agg(json_build_object(${pairs.join(', ')})
    order by part.leg_position), '[]') from ${PARTS}) end`;
}
