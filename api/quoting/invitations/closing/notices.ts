import type { Transaction } from 'objection';
import { laneOf } from '../../../platform/notifications/index.ts';
import type { Quote } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';
import { notifyCarrier } from '../notifyCarrier.ts';
import { type RankedRate, rankForLoser } from './rankRates.ts';

/** Why an invitation was closed, its standing if it has one, and how many rates took part. */
type Outcome = { reason: string; rates?: number } & Partial<RankedRate>;

/** Notifies a carrier that its invitation is closed: why, and what it hears of its standing. */
export function notifyClosed(
  trx: Transaction,
  quote: Quote,
  invitation: Invitation,
  { reason, rates = 0, ...standing }: Outcome,
): Promise<void> {
  const params = { ...laneOf(quote), reason, ...rankForLoser(standing, rates) };
  return notifyCarrier(trx, 'invitation_closed', invitation, params);
}

/** Notifies a carrier that its closed invitation is open again, with the rate that it gave. */
export function notifyReopened(
  trx: Transaction,
  quote: Quote,
  invitation: Invitation,
): Promise<void> {
  return notifyCarrier(trx, 'request_reopened', invitation, laneOf(quote));
}
