import { keyWithin } from '../core/records/lock.ts';

import type { Transaction } from 'objection';
import type { Actor } from '../core/auth/actor.ts';
import type { AnyListQuery } from '../core/list/dialect.ts';
import * as read from '../core/list/read.ts';
import { abilities } from '../core/auth/policy.ts';
import { lockKnownQuote, type Quote, type QuoteStatus } from '../quotes/index.ts';
import { Invitation } from './Invitation.ts';
import { invitationPolicy as may } from './policy.ts';
import { amount, invitationViewFor } from './view.ts';

/** An invitation and its quote, both locked until the transaction ends. */
export interface Locked {
  trx: Transaction;
  invitation: Invitation;
  quote: Quote;
}

/** A page of the invitations that the actor may see, as the actor may see them. */
export function list(actor: Actor, query: AnyListQuery) {
  return read.list(invitationViewFor(actor), may.visible(actor), query, { sorts: { amount } });
}

/** An invitation as the actor may see it, with what the actor may do; 404 outside the actor's reach. */
export async function show(actor: Actor, id: string) {
  const invitation = await read.find(invitationViewFor(actor), may.visible(actor), id);
  const quoteStatus = await statusOfQuote(id);
  return { ...invitation, can: abilities(may, actor, { ...invitation, quoteStatus }) };
}

/** Works on an invitation within the actor's reach; its quote is locked first, as everywhere, so that no two lock crosswise. */
export function locked<Result>(
  actor: Actor,
  id: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> {
  return Invitation.transaction(async (trx) => {
    const { companyId } = await keyWithin(Invitation, may.visible(actor), id, trx);
    const { quoteId } = (await Invitation.query(trx).findOne({ id, companyId }))!;
    const quote = await lockKnownQuote(trx, { id: quoteId, companyId });
    const invitation = await Invitation.query(trx).findOne({ id, companyId }).forUpdate();
    return work({ trx, invitation: invitation!, quote });
  });
}

/** Where the quote of an invitation stands, whoever asks. */
async function statusOfQuote(id: string): Promise<QuoteStatus> {
  const [quote] = await Invitation.query()
    .joinRaw(
      'join quotes on quotes.company_id = invitations.company_id and quotes.id = invitations.quote_id',
    )
    .where('invitations.id', id)
    .select('quotes.status as quoteStatus');
  return (quote as unknown as { quoteStatus: QuoteStatus }).quoteStatus;
}
