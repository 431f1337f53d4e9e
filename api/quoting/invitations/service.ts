import { actOn, keyWithin } from '../../core/records/lock.ts';
import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { dayFilters, rulesByZone } from '../../core/list/days.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import { Page } from '../../core/list/page.ts';
import * as read from '../../core/list/read.ts';
import { withRelated } from '../../core/list/related.ts';
import { contains } from '../../core/list/search.ts';
import { abilities, authorize, type Rule } from '../../core/auth/policy.ts';
import { mailsOf } from '../../platform/links/index.ts';
import {
  decidingStatus,
  lockQuoteByKey,
  type Quote,
  type QuoteStatus,
  stopsIn,
  viaStates,
} from '../quotes/index.ts';
import { lastDeclineOf } from './answering/declined.ts';
import { Invitation } from './Invitation.ts';
import { fromQuote, OF_QUOTE } from './loadInView.ts';
import { invitationPolicy as may } from './policy.ts';
import { invitationRelations } from './related.ts';
import type { InvitationState } from './states.ts';
import { withComparisons } from './withComparisons.ts';
import {
  amount,
  hasValidRate,
  invitationRowViewFor,
  invitationViewFor,
  searchedText,
} from './view.ts';

/** An invitation and its quote, both locked until the transaction ends. */
export interface Locked {
  trx: Transaction;
  invitation: Invitation;
  quote: Quote;
}

/** A page of the invitations that the actor may see, with the fields that the actor may see. */
export async function list(actor: Actor, query: AnyListQuery) {
  const page = await read.list(
    invitationRowViewFor(actor),
    may.visible(actor),
    withRelated(actor, query, invitationRelations),
    rules(actor.timeZone),
  );
  return actor.type === 'carrier' || !(page instanceof Page) ? page : withComparisons(page);
}

const filters = (timeZone: string): NonNullable<read.ListRules['filters']> => ({
  q: contains(searchedText),
  originState: laneFilter('origin_state'),
  destinationState: laneFilter('destination_state'),
  stopState: (query: read.Query, state: string) =>
    query.whereRaw(`exists (select from quotes where ${OF_QUOTE} and ${stopsIn('quote')})`, [
      state,
      state,
    ]),
  viaStates: viaStates(
    (condition) => `exists (select from quotes where ${OF_QUOTE} and ${condition})`,
  ),
  ...dayFilters('sent', 'invitations.sent_at', timeZone),
  rated: (query: read.Query, isRated: boolean) => query.whereRaw(`${hasValidRate} = ?`, [isRated]),
});

const rules = rulesByZone(filters, { sorts: { amount } });

function laneFilter(column: string) {
  return (query: read.Query, state: string) => query.whereRaw(`${fromQuote(column)} = ?`, [state]);
}

/**
 * An invitation with the fields that the actor may see and the allowed actions in `can`; throws 404 where it is not
 * visible.
 */
export async function show(actor: Actor, id: string, query: { expand?: string[] } = {}) {
  const { related } = withRelated(actor, query, invitationRelations);
  const view = invitationViewFor(actor);
  const invitation = await read.findRelated(view, may.visible(actor), id, related);
  const quoteStatus = await statusOfQuote(id);
  const can = abilities(may, actor, { ...invitation, quoteStatus });
  if (actor.type === 'carrier') return { ...invitation, can };
  const mails = await mailsOf(Invitation.knex(), 'answer', [id]);
  return { ...invitation, mails: mails.get(id) ?? [], can };
}

/** The state of an invitation and of its quote; throws 404 where the actor may not see the invitation. */
export async function showState(actor: Actor, id: string): Promise<InvitationState> {
  const invitation = await read.find(invitationViewFor(actor), may.visible(actor), id);
  return { ...invitation, quoteStatus: await statusOfQuote(id) };
}

/** Locks an invitation and its quote, authorizes the action and runs the work; throws 403 before the look-up when the rule allows this actor no invitation. */
export function act<Result>(
  actor: Actor,
  id: string,
  rule: Rule<InvitationState>,
  work: (lockedInvitation: Locked) => Promise<Result>,
): Promise<Result> {
  authorize(rule(actor));
  const lock = (trx: Transaction) => lockWithQuote(actor, id, trx);
  return actOn(Invitation, { actor, rule, lock }, work);
}

/** Locks the quote first, as everywhere, so that two requests never deadlock. */
async function lockWithQuote(actor: Actor, id: string, trx: Transaction) {
  const { companyId } = await keyWithin(Invitation, may.visible(actor), id, trx);
  const { quoteId } = (await Invitation.query(trx).findOne({ id, companyId }))!;
  const quote = await lockQuoteByKey(trx, { id: quoteId, companyId });
  const invitation = (await Invitation.query(trx).findOne({ id, companyId }).forUpdate())!;
  const { isLogged } = await lastDeclineOf(trx, invitation);
  const record = { ...invitation, quoteStatus: decidingStatus(quote), isLoggedDecline: isLogged };
  return { trx, quote, invitation, record };
}

/** The status of the quote of an invitation that says what its carrier may do, without a permission check. */
async function statusOfQuote(id: string): Promise<QuoteStatus> {
  const [quote] = await Invitation.query()
    .joinRaw(
      `join quotes on quotes.company_id = invitations.company_id and quotes.id = invitations.quote_id
        left join quotes whole on whole.company_id = quotes.company_id and whole.id = quotes.whole_id`,
    )
    .where('invitations.id', id)
    .select('quotes.status', 'whole.status as wholeStatus');
  return decidingStatus(quote as unknown as Pick<Quote, 'status' | 'wholeStatus'>);
}
