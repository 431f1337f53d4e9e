import type { Actor } from '../../core/auth/actor.ts';
import type * as read from '../../core/list/read.ts';
import { saying, stopState } from '../quotes/index.ts';

const LANE = `routes.reference || ' ' || (routes.origin->>'city') || ' ' || (routes.destination->>'city')`;
const CUSTOMER = `coalesce((select name from companies where id = routes.customer_id), '')`;
const CARRIER = `coalesce((select carrier_name from carriers where id = routes.carrier_id), '')`;

const FILTERS: NonNullable<read.ListRules['filters']> = {
  originState: (query: read.Query, state: string) => query.where('originState', state),
  destinationState: (query: read.Query, state: string) => query.where('destinationState', state),
  stopState: stopState('route'),
};

const RULES: read.ListRules = {
  filters: {
    ...FILTERS,
    q: saying(`${LANE} || ' ' || ${CUSTOMER} || ' ' || ${CARRIER}`),
    assigned: (query: read.Query, yes: boolean) =>
      yes ? query.whereNotNull('carrierId') : query.whereNull('carrierId'),
  },
};

/** A shipper's list has no filters on fields that its view hides. */
const SHIPPERS_RULES: read.ListRules = {
  filters: { ...FILTERS, q: saying(`${LANE} || ' ' || ${CUSTOMER}`) },
};
const CARRIERS_RULES: read.ListRules = {
  filters: { ...FILTERS, q: saying(LANE, 'city') },
};

/** The filters of routes by what the actor sees of them. */
export function rulesFor({ type }: Actor): read.ListRules {
  if (type === 'carrier') return CARRIERS_RULES;
  return type === 'shipper' ? SHIPPERS_RULES : RULES;
}
