import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, view } from '../../core/sql/view.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { customersTerms, forCustomer } from '../../quoting/quotes/index.ts';
import { Event } from './Event.ts';

type Story = Schemas['HistoryEvent'];

const QUOTE = `${sameCompany('quotes', 'history')} and quotes.id = history.quote_id`;
const SHIPMENT = `${sameCompany('shipments', 'history')} and shipments.id = history.shipment_id`;

/** SQL: a fact of the event. */
const fact = (name: string) => `(select events.facts->'${name}' from events
    where ${sameCompany('events', 'history')} and events.id = history.id)`;

const common = {
  ...columns('id', 'createdAt', 'entity', 'fromStatus', 'toStatus', 'quoteId'),
  ...columns('shipmentId'),
  quoteReference: `(select quotes.reference from quotes where ${QUOTE})`,
  shipmentReference: `(select shipments.reference from shipments where ${SHIPMENT})`,
  origin: place('origin'),
  destination: place('destination'),
  stopCount: `greatest(2, case when history.quote_id is not null then ${stopsOf('quote')}
    else ${stopsOf('shipment')} end)`,
};

const PERSON = `(select first_name || ' ' || last_name from users where id = history.user_id)`;

const KEY = `select name from key_names where key_names.id = history.api_key_id`;

const fullView = view<Story>(Event, {
  ...common,
  ...columns('reason', 'comment', 'customerId', 'carrierId'),
  terms: fact('terms'),
  lackingDocuments: fact('lackingDocuments'),
  userName: PERSON,
  keyName: `(${KEY})`,
  byLink: 'history.link_party_id is not null',
  customerName: '(select name from companies where id = history.customer_id)',
  carrierName: '(select carrier_name from carriers where id = history.carrier_id)',
});

/** An event as a customer sees it: no carrier names, and comments of the quote's own events only. */
const customersView = view<Story>(Event, {
  ...common,
  ...columns('customerId'),
  terms: customersTerms(fact('terms')),
  byLink: 'coalesce(history.link_party_id = history.customer_id, false)',
  keyName: `(${KEY} and key_names.employer_id = history.customer_id)`,
  reason: forCustomer('history', 'reason'),
  userName: `(select first_name || ' ' || last_name from users
    where id = history.user_id and carrier_id is null)`,
  comment: `case when history.entity = 'quotes' then ${forCustomer('history', 'comment')} end`,
  customerName: '(select name from companies where id = history.customer_id)',
});

const BY_OWN_LINK = 'coalesce(history.link_party_id = history.carrier_id, false)';
const OWN = `(${BY_OWN_LINK}
  or exists (select from users where id = history.user_id and carrier_id = history.carrier_id))`;

/**
 * An event as a carrier sees it: names and comments of its own people; everybody else appears as the broker's
 * company.
 */
const carriersView = view<Story>(Event, {
  ...common,
  ...columns('invitationId'),
  terms: fact('terms'),
  byLink: BY_OWN_LINK,
  keyName: `(${KEY} and key_names.employer_id = history.carrier_id)`,
  userName: `case when ${OWN} then ${PERSON}
    else (select name from companies where id = history.company_id) end`,
  /** SQL: the reason, hidden where another carrier was unassigned, and why this one was chosen among others. */
  reason: `case when history.from_status <> 'rejected' and history.to_status <> 'assigned'
    then history.reason end`,
  comment: `case when ${OWN} then history.comment end`,
});

/** The view of an event that this actor may have. */
export function historyViewFor({ type }: Actor) {
  if (type === 'carrier') return carriersView;
  return type === 'shipper' ? customersView : fullView;
}

/** SQL: city and state of a place, which everybody who sees the load may see. */
function place(end: 'origin' | 'destination') {
  const summary = `jsonb_build_object('city', ${end}->>'city', 'state', ${end}->>'state', 'country', ${end}->>'country')`;
  return `coalesce((select ${summary} from quotes where ${QUOTE}), (select ${summary} from shipments where ${SHIPMENT}))`;
}

/** SQL: how many rows of stops the event's quote or load has, none where it has two stops. */
function stopsOf(record: 'quote' | 'shipment') {
  return `(select count(*)::int from ${record}_stops stop
    where ${sameCompany('stop', 'history')} and stop.${record}_id = history.${record}_id)`;
}
