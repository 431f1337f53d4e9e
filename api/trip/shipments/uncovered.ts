import { stateNames } from '../../core/contract/stateNames.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Warning } from '../../core/records/warnings.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { UNDER_WAY } from './transitions.ts';

/** SQL: the state of a row `stop` of `shipment_stops`; that of an end is a column of its load. */
const STATE = `coalesce(stop.place->>'state',
  case stop.kind when 'pickup' then shipments.origin_state else shipments.destination_state end)`;

/** SQL: whether the quote of a load had a stop of this kind in that state, so that its award decided about it. */
const WAS_ASKED = `exists (select from quotes where ${sameCompany('quotes', 'shipments')}
  and quotes.id = shipments.quote_id
  and (${STATE} = case stop.kind when 'pickup' then quotes.origin_state else quotes.destination_state end
    or exists (select from quote_stops asked where ${sameCompany('asked', 'quotes')}
      and asked.quote_id = quotes.id and asked.kind = stop.kind and asked.place->>'state' = ${STATE})))`;

/**
 * SQL: the numbers of the stops that a load under way with more than two got after its award, and whose state its carrier
 * does not cover, as JSON; null where there are none.
 */
export const UNCOVERED = `case when shipments.carrier_id is not null
    and shipments.status in ('${UNDER_WAY.join("', '")}')
    and exists (select from shipment_stops third where ${sameCompany('third', 'shipments')}
      and third.shipment_id = shipments.id and third.position = 3)
  then (select json_agg(stop.position order by stop.position)
    from shipment_stops stop join carriers on carriers.id = shipments.carrier_id
    where ${sameCompany('stop', 'shipments')} and stop.shipment_id = shipments.id
      and ${STATE} <> all (case stop.kind when 'pickup' then carriers.origin_states else carriers.delivery_states end)
      and not ${WAS_ASKED}) end`;

/** Warns, at its stop, of each state that the carrier of a load does not cover. */
export function coverageWarnings({ stops, uncoveredStops }: Schemas['Shipment']): Warning[] {
  return (uncoveredStops ?? []).map((number) => {
    const { kind, place } = stops[number - 1]!;
    const state = stateNames()[place!.state];
    return {
      field: fieldOf(number, stops.length),
      code: 'STATE_NOT_COVERED',
      message: {
        es: `El transportista no ${kind === 'pickup' ? 'recolecta' : 'entrega'} en ${state}, según sus estados: confirme que toma esta parada`,
        en: `By its states, the carrier does not ${kind === 'pickup' ? 'pick up' : 'deliver'} in ${state}: confirm that it takes this stop`,
      },
    };
  });
}

/** The ends have the names of their own fields. */
function fieldOf(number: number, count: number): string {
  if (number === 1) return 'origin.state';
  return number === count ? 'destination.state' : `stops.${number - 1}.place.state`;
}
