import type { Transaction } from 'objection';
import { laneOf, notify } from '../../notifications/index.ts';
import type { Quote } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';
import type { Standing } from './standings.ts';

type Outcome = { reason: string } & Partial<Pick<Standing, 'rank' | 'distancePercent'>>;

/** Notifies a carrier that its invitation is closed: why, its rank, and its distance from the winning rate. */
export function notifyClosed(
  trx: Transaction,
  quote: Quote,
  { id: entityId, carrierId }: Invitation,
  { reason, rank, distancePercent }: Outcome,
): Promise<void> {
  const standing = { ...(rank && { rank }), ...(distancePercent && { distancePercent }) };
  const params = { ...laneOf(quote), reason, ...standing };
  return notify(trx, 'invitation_closed', { of: { carrierId }, entityId, params });
}

/** Notifies a carrier that its closed invitation is open again, with the rate that it gave. */
export function notifyReopened(
  trx: Transaction,
  quote: Quote,
  { id: entityId, carrierId }: Invitation,
): Promise<void> {
  const about = { of: { carrierId }, entityId, params: laneOf(quote) };
  return notify(trx, 'request_reopened', about);
}
