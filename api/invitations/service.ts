import type { Transaction } from 'objection';
import type { Actor } from '../core/auth/actor.ts';
import { Refusal } from '../core/http/errors.ts';
import type { AnyListQuery } from '../core/list/dialect.ts';
import * as read from '../core/list/read.ts';
import { abilities, everything } from '../core/auth/policy.ts';
import { lockQuote, type Quote, quoteStatusOf } from '../quotes/index.ts';
import { Invitation } from './Invitation.ts';
import { invitationPolicy as may } from './policy.ts';
import { amount, invitationViewFor } from './presenter.ts';

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
  const quoteStatus = await quoteStatusOf(invitation.quoteId);
  return { ...invitation, can: abilities(may, actor, { ...invitation, quoteStatus }) };
}

/** Works on an invitation within the actor's reach; its quote is locked first, as everywhere, so that no two lock crosswise. */
export function locked<Result>(
  actor: Actor,
  id: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> {
  return Invitation.transaction(async (trx) => {
    const seen = await read.within(Invitation.query(trx), may.visible(actor)).findById(id);
    if (!seen) throw new Refusal('NOT_FOUND');
    const quote = await lockQuote(trx, everything, (seen as Invitation).quoteId);
    const invitation = await Invitation.query(trx).findById(id).forUpdate();
    return work({ trx, invitation: invitation!, quote });
  });
}
