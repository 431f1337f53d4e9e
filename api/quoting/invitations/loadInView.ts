import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, view } from '../../core/sql/view.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import {
  HAND_OVER,
  loadFields,
  loadStops,
  PUBLIC_PLACE,
  Quote,
  TAKE_OVER,
} from '../quotes/index.ts';

/** SQL: the join of an invitation with its quote. */
export const OF_QUOTE = `${sameCompany('quotes', 'invitations')} and quotes.id = invitations.quote_id`;

/** The leg that is asked for, and how it meets its neighbours; the neighbours themselves nobody invited to it sees. */
const legFields = {
  ...columns('leg', 'ctpat'),
  takeOver: TAKE_OVER,
  handOver: HAND_OVER,
};

const loadView = view<Schemas['InvitedLoad']>(Quote, {
  ...loadFields,
  ...decimals('targetRate', 'exchangeRate'),
  ...legFields,
});

/**
 * The load as an invited carrier sees it before the award: no street, no location name, no reference of the customer.
 */
const carrierLoadView = view<Schemas['InvitedLoad']>(Quote, {
  ...loadFields,
  ...decimals('targetRate', 'exchangeRate'),
  ...legFields,
  origin: onceAssigned('@', `@ - '{locationId,name,street}'::text[]`),
  destination: onceAssigned('@', `@ - '{locationId,name,street}'::text[]`),
  customerReference: onceAssigned('@', 'null'),
  stops: loadStops('quote', {
    place: onceAssigned('stop.place', PUBLIC_PLACE),
    contact: onceAssigned('stop.contact'),
    reference: onceAssigned('stop.reference'),
  }),
});

/** SQL: the load of an invitation, whole. */
export const shownLoad = load(loadView.sql);

/** SQL: the load of an invitation as its carrier sees it. */
export const loadBeforeAward = load(carrierLoadView.sql);

/** SQL: a column of an invitation's quote. */
export function fromQuote(column: string) {
  return `(select quotes.${column} from quotes where ${OF_QUOTE})`;
}

/** SQL: a value that the carrier sees once the load is assigned to it, and another one before. */
export function onceAssigned(sql: string, otherwise = 'null') {
  return `case when invitations.status = 'assigned' then ${sql} else ${otherwise} end`;
}

function load(sql: string) {
  return `(select row_to_json(load) from (
    select ${sql} from quotes where ${OF_QUOTE}) load)`;
}
