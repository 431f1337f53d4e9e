import type { Transaction } from 'objection';
import { Carrier } from '../../../network/carriers/index.ts';
import { recordEvent, transition, type Cause } from '../../../core/records/status/events.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { laneParams, Quote } from '../../quotes/index.ts';
import { invitationTransitions } from '../flows.ts';
import type { Invitation } from '../Invitation.ts';
import { preparedOf } from './rows.ts';
import { sendWave } from './waves.ts';

/** Sends the next prepared wave, except to carriers suspended since, and returns whether there was one. */
export async function openNextWave(trx: Transaction, quote: Quote, cause: Cause, now: Date) {
  for (;;) {
    const prepared = await preparedOf(trx, quote);
    const next = prepared.filter(({ wave }) => wave === prepared[0]!.wave);
    if (next.length === 0) return false;
    const carrierIds = await activeOf(trx, next);
    const unlisted = next.filter(({ carrierId }) => !carrierIds.includes(carrierId));
    for (const invitation of unlisted) await drop(trx, invitation, cause, now);
    if (carrierIds.length === 0) continue;
    await sendWave(
      trx,
      quote,
      { carrierIds, minutes: next[0]!.waveMinutes ?? AN_HOUR, startsNow: next[0]!.startsNow },
      cause,
      now,
    );
    await recordEvent(trx, Quote, quote, quote.status, { ...cause, reason: OPENED });
    await notifyOpened(trx, quote, carrierIds.length);
    return true;
  }
}

const AN_HOUR = 60;
const OPENED = 'wave_opened';

/** Notifies the broker that a prepared wave was sent, and to how many carriers. */
async function notifyOpened(trx: Transaction, quote: Quote, count: number) {
  const params = { ...(await laneParams(trx, quote)), count };
  await notify(trx, 'wave_sent', { of: quote, entityId: quote.id, params });
}

async function activeOf(trx: Transaction, invitations: Invitation[]): Promise<string[]> {
  const carriers = await Carrier.query(trx)
    .findByIds(invitations.map(({ carrierId }) => carrierId))
    .where('status', 'active');
  return carriers.map(({ id }) => id);
}

function drop(trx: Transaction, invitation: Invitation, { userId }: Cause, now: Date) {
  const cause = { userId, reason: 'carrier_not_active' };
  const closed = { closedAt: now, closeReason: cause.reason };
  return transition(trx, invitationTransitions, invitation, 'dismissed', cause, closed);
}
