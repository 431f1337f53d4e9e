import type { Transaction } from 'objection';
import { laneOf } from '../../../platform/notifications/index.ts';
import type { Quote } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';
import { notifyCarrier } from '../notifyCarrier.ts';
import type { Standing } from './standings.ts';

type Outcome = { reason: string } & Partial<Pick<Standing, 'rank' | 'distancePercent'>>;

/** Notifies a carrier that its invitation is closed: why, its rank, and its distance from the winning rate. */
export function notifyClosed(
  trx: Transaction,
  quote: Quote,
  invitation: Invitation,
  { reason, rank, distancePercent }: Outcome,
): Promise<void> {
  const standing = { ...(rank && { rank }), ...(distancePercent && { distancePercent }) };
  const params = { ...laneOf(quote), reason, ...standing };
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
