import type { Transaction } from 'objection';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Accessorial } from './Accessorial.ts';
import { IS_LASTING_STEP } from '../shipments/index.ts';
import { detentionAt, type StopTimes } from './detention.ts';

/** The currency and the terms of a load, and the detention that they come to with its times. */
export interface Agreement {
  currency: Schemas['Currency'];
  detention: Schemas['Detention'][];
}

/** Reads the terms of the load's present carrier, with the detention of each stop that it has left. */
export async function agreementOf(
  { id, companyId }: CompanyKey,
  trx?: Transaction,
): Promise<Agreement> {
  const { rows } = await (trx ?? Accessorial.knex()).raw(SQL, { id, companyId });
  const { currency, freeHours, detentionRate, requested, ...load } = rows[0] as DetentionTerms;
  const detentions = stopsOf(load).flatMap(
    (stop) => detentionAt(stop, { freeHours, detentionRate }) ?? [],
  );
  const isRequested = (stop: Schemas['LoadStop']) => requested.includes(stop);
  return {
    currency,
    detention: detentions.map((one) => ({ ...one, isRequested: isRequested(one.stop) })),
  };
}

interface DetentionTerms extends Load {
  currency: Schemas['Currency'];
  freeHours: number;
  detentionRate: string | null;
  requested: Schemas['LoadStop'][];
}

interface Load {
  origin: Schemas['Place'];
  destination: Schemas['Place'];
  pickupDate: string | null;
  pickupFrom: string | null;
  deliveryDate: string | null;
  deliveryFrom: string | null;
  pickupHours: string | null;
  deliveryHours: string | null;
  moves: { status: string; at: string }[];
}

/** The stops with both times, by the steps that were not taken back. */
function stopsOf(load: Load): StopTimes[] {
  const at = (status: string) => load.moves.findLast((move) => move.status === status)?.at;
  const stops = [
    ['pickup', load.origin, at('at_pickup'), at('in_transit')],
    ['delivery', load.destination, at('at_delivery'), at('delivered')],
  ] as const;
  return stops.flatMap(([stop, place, arrivedAt, leftAt]) => {
    if (!arrivedAt || !leftAt) return [];
    const [date, from, hours] = [load[`${stop}Date`], load[`${stop}From`], load[`${stop}Hours`]];
    const times = { arrivedAt: new Date(arrivedAt), leftAt: new Date(leftAt) };
    return [{ stop, ...times, date, from, hours, timeZone: zoneOf(place) }];
  });
}

/** SQL: the opening hours of a place of a load that is a saved location. */
function hoursOf(end: 'origin' | 'destination'): string {
  return `(select locations.hours from locations where locations.company_id = shipments.company_id
    and locations.id = (shipments.${end}->>'locationId')::uuid)`;
}

const SQL = `
  select coalesce(agreed_terms.price->>'currency', shipments.currency) as currency,
    coalesce((agreed_terms.terms->>'freeHours')::int, 2) as "freeHours",
    agreed_terms.terms->>'detentionRate' as "detentionRate", shipments.origin, shipments.destination,
    shipments.pickup_date as "pickupDate", to_char(shipments.pickup_from, 'HH24:MI') as "pickupFrom",
    shipments.delivery_date as "deliveryDate", to_char(shipments.delivery_from, 'HH24:MI') as "deliveryFrom",
    ${hoursOf('origin')} as "pickupHours", ${hoursOf('destination')} as "deliveryHours",
    coalesce((select json_agg(accessorials.stop) from accessorials
      where accessorials.company_id = shipments.company_id and accessorials.shipment_id = shipments.id
        and accessorials.carrier_id = shipments.carrier_id and accessorials.stop is not null
        and accessorials.status in ('pending', 'approved')), '[]') as requested,
    coalesce((select json_agg(json_build_object('status', events.to_status,
        'at', coalesce(events.happened_at, events.created_at))
        order by events.created_at, events.id)
      from events where events.company_id = shipments.company_id and events.entity = 'shipments'
        and events.entity_id = shipments.id
        and events.created_at >= coalesce(shipments.carrier_since, '-infinity') and ${IS_LASTING_STEP}), '[]') as moves
  from shipments
    left join agreed_terms on agreed_terms.company_id = shipments.company_id
      and agreed_terms.shipment_id = shipments.id
  where shipments.company_id = :companyId and shipments.id = :id`;
