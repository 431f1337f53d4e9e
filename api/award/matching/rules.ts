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
>;

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
    origin_state: 'carriers.origin_states @> array[:originState::text]',
    delivery_state: 'carriers.delivery_states @> array[:deliveryState::text]',
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
  const { equipmentId, movement, hazmat, deliveryDate } = load;
  return {
    quoteId,
    companyId,
    customerId,
    equipmentId,
    movement,
    hazmat,
    deliveryDate,
    originState: origin.state,
    deliveryState: destination.state,
    countries: [origin.country, destination.country],
  };
}
