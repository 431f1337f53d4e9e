import { forNetwork } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view, without } from '../../core/sql/view.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { lackingDocuments } from '../../compliance/documents/index.ts';
import { tellsDistance } from './closing/rankRates.ts';
import {
  bestRateOf,
  citiesBetween,
  comparableAmount,
  demandingCustomerInSql,
  percentAbove,
} from '../quotes/index.ts';
import { isLoggedDecline } from './answering/declined.ts';
import { place } from './comparison.ts';
import { Invitation } from './Invitation.ts';
import { fromQuote, loadBeforeAward, OF_QUOTE, onceAssigned, shownLoad } from './loadInView.ts';
import { Rate } from './Rate.ts';
import { ACCESSORIALS_WITHOUT_STOPS } from './stopOff.ts';
import { IN_PLAY } from './transitions.ts';

const rateView = view<Schemas['Rate']>(Rate, {
  ...columns('version', 'currency', 'transitDays', 'transitHours', 'comment', 'late', 'createdAt'),
  ...decimals('allIn', 'linehaul', 'fuelSurcharge', 'borderCrossing', 'tolls', 'total'),
  ...decimals('stopOffCharge'),
  ...columns('additionalStops'),
  accessorials: `${ACCESSORIALS_WITHOUT_STOPS}::text`,
});

const common = {
  ...recordColumns,
  ...columns(
    'quoteId',
    'carrierId',
    'status',
    'sentAt',
    'startsAt',
    'deadlineAt',
    'openedAt',
    'answeredAt',
  ),
  ...columns('closedAt', 'closeReason', 'comment', 'rank'),
  distancePercent: 'round(@)::text',
  quoteReference: fromQuote('reference'),
  quoteCurrency: fromQuote('currency'),
  rate: `(select row_to_json(rate) from (${rate(rateView.sql)}) rate)`,
};

const shipmentId = onceAssigned(`(select shipments.id from quote_shipments shipments
  where ${sameCompany('shipments', 'invitations')} and shipments.quote_id = invitations.quote_id
    and shipments.carrier_id = invitations.carrier_id
  order by shipments.number desc limit 1)`);

/** The amount of the rate shown, in the quote's currency at the quote's exchange rate. */
export const amount = `(${rate(comparableAmount)})`;

/** SQL: whether an invitation has a rate that arrived before the deadline. */
export const hasValidRate = `exists (select from rates where ${sameCompany('rates', 'invitations')}
  and rates.invitation_id = invitations.id and not rates.late)`;

/** The texts that the filter `q` of invitations searches: the quote's reference and the cities of its lane. */
export const searchedText = `(select quotes.reference || ' ' || (quotes.origin->>'city') || ' ' ||
  (quotes.destination->>'city') || ' ' || ${citiesBetween('quote')} from quotes where ${OF_QUOTE})`;

/** SQL: the documents that the carrier lacks for the load, as long as it can still be assigned. */
const LACKING = `case when invitations.status = any (array['${IN_PLAY.join("', '")}']) then (
  select ${lackingDocuments({
    companyId: 'invitations.company_id',
    carrierId: 'invitations.carrier_id',
    movement: 'quotes.movement',
    hazmat: 'quotes.hazmat',
    customerId: demandingCustomerInSql('quotes'),
    deliveryDate: 'quotes.delivery_date',
    ctpat: 'quotes.ctpat',
  })} from quotes where ${OF_QUOTE}) end`;

const brokersFields = {
  ...common,
  ...columns('wave', 'waveMinutes'),
  startsNow: `(starts_now or (select calendar is null from companies where id = invitations.company_id))`,
  carrierName: '(select carrier_name from carriers where id = invitations.carrier_id)',
  confidence: '(select confidence from carriers where id = invitations.carrier_id)',
  carrierNetwork: '(select network from carriers where id = invitations.carrier_id)',
  amount: `${amount}::text`,
  place,
  percentAboveBest: above(bestRateOf(sameCompany('valid', 'invitations'), 'invitations.quote_id')),
  percentAboveTarget: above('quotes.target_rate'),
  unassignedReason: `(select events.reason from events
    where ${sameCompany('events', 'invitations')} and events.entity_id = invitations.id
      and events.from_status = 'assigned' order by events.created_at desc limit 1)`,
  isLoggedDecline,
  hasAddress: `(select quoting_email is not null from carriers where id = invitations.carrier_id)`,
  lackingDocuments: LACKING,
  replyCount: `(select count(*)::int from invitation_replies replies
    where ${sameCompany('replies', 'invitations')} and replies.invitation_id = invitations.id
      and not replies.is_automatic)`,
  load: shownLoad,
  quoteStatus: fromQuote('status'),
  shipmentId,
};

/** An invitation as Andén sees it. */
const staffInvitationView = view<Schemas['Invitation']>(Invitation, {
  ...brokersFields,
  carrierPhone: '(select contact_phone from carriers where id = invitations.carrier_id)',
});

/** An invitation as its broker sees it: without the phone of a carrier of the internal network. */
const brokersInvitationView = view<Schemas['Invitation']>(Invitation, {
  ...brokersFields,
  carrierPhone: `(select ${forNetwork('contact_phone')} from carriers where id = invitations.carrier_id)`,
});

/**
 * An invitation as its carrier sees it: its own rate, its outcome and the broker; no sale price and no other carrier.
 * The carrier that won reads only that it won: its rank or "more trust" would tell it that others were cheaper.
 */
const carrierInvitationView = view<Schemas['Invitation']>(Invitation, {
  ...common,
  closeReason: unlessWon('@'),
  rank: unlessWon('@'),
  distancePercent: unlessWon(`case when ${tellsDistance} then ${common.distancePercent} end`),
  brokerName: '(select name from companies where id = invitations.company_id)',
  lackingDocuments: LACKING,
  load: loadBeforeAward,
  shipmentId,
});

/** The view of an invitation that this actor may have. */
export function invitationViewFor(actor: Actor) {
  if (actor.type === 'carrier') return carrierInvitationView;
  return actor.type === 'internal' ? staffInvitationView : brokersInvitationView;
}

/** The same for lists: without the fields that compare a rate with all others of its quote, see `withComparisons`. */
export function invitationRowViewFor(actor: Actor) {
  if (actor.type === 'carrier') return carrierInvitationView;
  return actor.type === 'internal' ? staffRowView : brokersRowView;
}

const staffRowView = without(staffInvitationView, 'place', 'percentAboveBest');
const brokersRowView = without(brokersInvitationView, 'place', 'percentAboveBest');

/** SQL: a value that the carrier does not read while it has the load. */
function unlessWon(sql: string) {
  return `case when invitations.status <> 'assigned' then ${sql} end`;
}

/** SQL: percent by which the shown rate exceeds an amount of its quote. */
function above(base: string) {
  return `(${rate(`${percentAbove(comparableAmount, base)}::text`)})`;
}

/** SQL for a column of the last valid rate, or of the last rate when none is valid. */
function rate(sql: string) {
  return `select ${sql} from rates join quotes on ${OF_QUOTE}
    where ${sameCompany('rates', 'invitations')} and rates.invitation_id = invitations.id
    order by rates.late, rates.version desc limit 1`;
}
