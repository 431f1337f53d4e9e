import type { Transaction } from 'objection';
import { recordEvent, type Cause } from '../../../core/records/status/events.ts';
import type { Quote } from '../../quotes/index.ts';
import { Invitation } from '../Invitation.ts';
import { INVITABLE } from '../transitions.ts';

/** The columns that say whose quote an invitation belongs to. */
export function quoteKey({ id: quoteId, companyId }: Quote) {
  return { companyId, quoteId };
}

/** The fields of an ended invitation that are emptied when its carrier is invited again; its events and rates stay. */
export const ANEW = {
  openedAt: null,
  answeredAt: null,
  closedAt: null,
  closeReason: null,
  comment: null,
  rank: null,
  distancePercent: null,
  remindedAt: null,
};

/** The invitations of a quote whose carriers may be invited, for the first time or again. */
export function invitableOf(trx: Transaction, quote: Quote) {
  return Invitation.query(trx).where(quoteKey(quote)).whereIn('status', INVITABLE);
}

/** The invitations that wait for their wave, in the order of the waves. */
export function preparedOf(trx: Transaction, quote: Quote) {
  return Invitation.query(trx)
    .where({ ...quoteKey(quote), status: 'pending' })
    .orderBy('wave')
    .orderBy('id');
}

/** The number of the last wave among these invitations of a quote; 0 without any. */
export async function lastWave(trx: Transaction, quote: Quote, which: object): Promise<number> {
  const last = await Invitation.query(trx)
    .where({ ...quoteKey(quote), ...which })
    .max('wave as wave')
    .first();
  return last?.wave ?? 0;
}

/** Saves a new invitation and its first event. */
export async function add(trx: Transaction, row: Partial<Invitation>, cause: Cause) {
  const invitation = await Invitation.query(trx).insert(row).returning('*');
  await recordEvent(trx, Invitation, invitation, null, cause);
  return invitation;
}
