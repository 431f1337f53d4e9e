import type { Schemas } from '../../core/contract/types.ts';
import type { Quote } from '../../quoting/quotes/index.ts';

/** The fields of a quote that decide which carriers cover it, and what ranks them. */
export type AskedLoad = Pick<
  Quote,
  | 'id'
  | 'companyId'
  | 'customerId'
  | 'origin'
  | 'destination'
  | 'deliveryDate'
  | 'equipmentId'
  | 'movement'
  | 'drayage'
  | 'hazmat'
> &
  Partial<Pick<Quote, 'leg' | 'ctpat'>> & {
    /** The bridge that a transfer crosses, where a hand-over names it. */
    bridgeId?: string | null;
    /** Where it has more than its two ends; all of them, in order. */
    stops?: Schemas['Stop'][] | undefined;
  };

/** A condition in SQL for each rule. */
export type Rules = Record<Schemas['MatchRule'], string>;

/**
 * When a carrier covers a load: SQL over a row of `carriers` and the values of `valuesOf`, never null (domain decision,
 * Matching). A rule of which the load demands nothing is `true`, so that Postgres estimates the rows well and chooses the
 * right index.
 */
export function rulesOf({ equipmentId, drayage, hazmat }: AskedLoad): Rules {
  return {
    active: `carriers.status = 'active'`,
    origin_state: 'carriers.origin_states @> :originStates::text[]',
    delivery_state: 'carriers.delivery_states @> :deliveryStates::text[]',
    countries: 'carriers.countries @> :countries::text[]',
    equipment: equipmentId
      ? 'carriers.id in (select carrier_id from carrier_equipments where equipment_id = :equipmentId)'
      : 'true',
    movement: 'carriers.movements @> array[:movement::text]',
    drayage: drayage ? 'carriers.drayage' : 'true',
    hazmat: hazmat ? 'carriers.hazmat' : 'true',
  };
}

/** The values of a load in the rules. */
export function valuesOf(load: AskedLoad) {
  const { id: quoteId, companyId, customerId, origin, destination } = load;
  const { equipmentId, movement, hazmat, deliveryDate, bridgeId = null, ctpat = false } = load;
  const [pickups, deliveries] = [placesOf(load, 'pickup'), placesOf(load, 'delivery')];
  return {
    quoteId,
    companyId,
    customerId,
    equipmentId,
    movement,
    hazmat,
    deliveryDate,
    bridgeId,
    ctpat,
    isTransfer: load.leg === 'transfer',
    originState: origin.state,
    deliveryState: destination.state,
    originStates: distinct(pickups.map(({ state }) => state)),
    deliveryStates: distinct(deliveries.map(({ state }) => state)),
    statesBetween: (load.stops ?? []).slice(1, -1).map(({ place }) => place.state),
    countries: distinct([...pickups, ...deliveries].map(({ country }) => country)),
  };
}

/** Where a load is picked up or delivered. */
function placesOf({ stops, origin, destination }: AskedLoad, kind: Schemas['StopKind']) {
  if (!stops) return [kind === 'pickup' ? origin : destination];
  return stops.filter((stop) => stop.kind === kind).map(({ place }) => place);
}

function distinct<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}
