import type { Transaction } from 'objection';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Accessorial } from './Accessorial.ts';
import { IS_LASTING_STEP, LOAD_STOPS } from '../shipments/index.ts';
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
  const isRequested = ({ stop, stopNumber }: Asked) =>
    requested.some((one) => one.stop === stop && one.stopNumber === stopNumber);
  return {
    currency,
    detention: detentions.map((one) => ({ ...one, isRequested: isRequested(one) })),
  };
}

interface DetentionTerms extends Load {
  currency: Schemas['Currency'];
  freeHours: number;
  detentionRate: string | null;
  requested: Asked[];
}

/** A stop for whose detention somebody has asked. */
type Asked = Pick<Schemas['Detention'], 'stop' | 'stopNumber'>;

interface Load {
  stops: Schemas['Stop'][];
  /** The opening hours of the saved locations among the stops, by id. */
  hours: Record<string, string | null>;
  moves: { status: string; stop: number | null; at: string }[];
}

/** The stops with both times, by the steps that were not taken back. */
function stopsOf({ stops, hours, moves }: Load): StopTimes[] {
  return stops.flatMap(({ kind, place, date = null, from = null }, index) => {
    const stopNumber = stops.length > 2 ? index + 1 : null;
    const at = (status: string) =>
      moves.findLast((move) => move.status === status && move.stop === stopNumber)?.at;
    const arrivedAt = at(kind === 'pickup' ? 'at_pickup' : 'at_delivery');
    const leftAt = at(index === stops.length - 1 ? 'delivered' : 'in_transit');
    if (!arrivedAt || !leftAt) return [];
    const times = { arrivedAt: new Date(arrivedAt), leftAt: new Date(leftAt), date, from };
    const where = { timeZone: zoneOf(place!), hours: hours[place!.locationId ?? ''] ?? null };
    return [{ stop: kind, stopNumber, ...times, ...where }];
  });
}

/** SQL: the opening hours of the saved locations among the stops of a load. */
const HOURS = `(select coalesce(json_object_agg(locations.id, locations.hours), '{}') from locations
  where locations.company_id = shipments.company_id and locations.id in (
    select (stop->'place'->>'locationId')::uuid from json_array_elements(${LOAD_STOPS}) stop))`;

const SQL = `
  select coalesce(agreed_terms.price->>'currency', shipments.currency) as currency,
    coalesce((agreed_terms.terms->>'freeHours')::int, 2) as "freeHours",
    agreed_terms.terms->>'detentionRate' as "detentionRate", 
    ${LOAD_STOPS} as stops, ${HOURS} as hours,
    coalesce((select json_agg(json_build_object('stop', accessorials.stop, 'stopNumber', accessorials.stop_number)) from accessorials
      where accessorials.company_id = shipments.company_id and accessorials.shipment_id = shipments.id
        and accessorials.carrier_id = shipments.carrier_id and accessorials.stop is not null
        and accessorials.status in ('pending', 'approved')), '[]') as requested,
    coalesce((select json_agg(json_build_object('status', events.to_status, 'stop', events.to_stop,
        'at', coalesce(events.happened_at, events.created_at))
        order by events.created_at, events.id)
      from events where events.company_id = shipments.company_id and events.entity = 'shipments'
        and events.entity_id = shipments.id
        and events.created_at >= coalesce(shipments.carrier_since, '-infinity') and ${IS_LASTING_STEP}), '[]') as moves
  from shipments
    left join agreed_terms on agreed_terms.company_id = shipments.company_id
      and agreed_terms.shipment_id = shipments.id
  where shipments.company_id = :companyId and shipments.id = :id`;
