import type { Transaction } from 'objection';
import { laneParams, type Quote } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';
import { notifyCarrier } from '../notifyCarrier.ts';
import { type RankedRate, rankForLoser } from './rankRates.ts';

/** Why an invitation was closed, its standing if it has one, and how many rates took part. */
type Outcome = { reason: string; rates?: number } & Partial<RankedRate>;

/** Notifies a carrier that its invitation is closed: why, and what it hears of its standing. */
export async function notifyClosed(
  trx: Transaction,
  quote: Quote,
  invitation: Invitation,
  { reason, rates = 0, ...standing }: Outcome,
): Promise<void> {
  const params = { ...(await laneParams(trx, quote)), reason, ...rankForLoser(standing, rates) };
  await notifyCarrier(trx, 'invitation_closed', invitation, params);
}

/** Notifies a carrier that its closed invitation is open again, with the rate that it gave. */
export async function notifyReopened(
  trx: Transaction,
  quote: Quote,
  invitation: Invitation,
): Promise<void> {
  await notifyCarrier(trx, 'request_reopened', invitation, await laneParams(trx, quote));
}
