import type { Transaction } from 'objection';
import { amend } from '../../../core/records/writing/save.ts';
import { transition, type Cause } from '../../../core/records/status/events.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { laneParams, type Quote } from '../../quotes/index.ts';
import { clockOf, startClock } from './clock.ts';
import { invitationTransitions } from '../flows.ts';
import { Invitation } from '../Invitation.ts';
import { type Invited, mailInvited } from '../sheet/mail.ts';
import { add, ANEW, invitableOf, lastWave, quoteKey, preparedOf } from './rows.ts';

/** Carriers invited together, and their minutes to answer. */
export interface Wave {
  carrierIds: string[];
  minutes: number;
  /** Whether the minutes start at once, also outside the broker's working hours. */
  startsNow: boolean;
}

/**
 * Invites the carriers of a wave now, also those prepared for a later wave, and sets its deadline: its minutes start now,
 * or with the broker's next working hour.
 */
export async function sendWave(
  trx: Transaction,
  quote: Quote,
  { carrierIds, ...asked }: Wave,
  cause: Cause,
  now: Date,
): Promise<void> {
  const wave = (await lastWave(trx, quote, OUT)) + 1;
  const clock = await clockOf(trx, quote, asked, now);
  const causeWithTerms = {
    userId: cause.userId,
    facts: { terms: { deadlineAt: clock.deadlineAt } },
  };
  const earlier = await invitableOf(trx, quote);
  for (const carrierId of carrierIds) {
    const invitation = earlier.find((each) => each.carrierId === carrierId);
    const timing = { wave, ...clock };
    if (invitation)
      await transition(trx, invitationTransitions, invitation, 'sent', causeWithTerms, {
        ...ANEW,
        ...timing,
      });
    const row = { ...quoteKey(quote), carrierId, status: 'sent' as const, ...timing };
    const { id } = invitation ?? (await add(trx, row, causeWithTerms));
    await notifyInvited(trx, quote, { id, carrierId, ...clock });
  }
  await renumber(trx, quote, wave);
  await startClock(trx, quote, clock);
}

/** Saves the following waves; each is sent when the deadline of the one before has passed. */
export async function prepareWaves(trx: Transaction, quote: Quote, waves: Wave[], cause: Cause) {
  let wave = await lastWave(trx, quote, ALL);
  const earlier = await invitableOf(trx, quote);
  for (const { carrierIds, minutes, startsNow } of waves) {
    wave += 1;
    for (const carrierId of carrierIds) {
      const invitation = earlier.find((each) => each.carrierId === carrierId);
      const plan = { carrierId, wave, waveMinutes: minutes, startsNow };
      await prepare(trx, quote, invitation, plan, cause);
    }
  }
}

/** Prepares a carrier for a wave: for the first time, for another wave than before, or again after it has ended. */
async function prepare(
  trx: Transaction,
  quote: Quote,
  existing: Invitation | undefined,
  nextPlan: Pick<Invitation, 'carrierId' | 'wave' | 'waveMinutes' | 'startsNow'>,
  cause: Cause,
) {
  const { carrierId, ...plan } = nextPlan;
  if (!existing) await add(trx, { ...quoteKey(quote), ...nextPlan, status: 'pending' }, cause);
  else if (existing.status === 'pending') await amend(Invitation, existing, plan, { trx });
  else {
    const unsent = { sentAt: null, startsAt: null, deadlineAt: null, ...plan };
    await transition(trx, invitationTransitions, existing, 'pending', cause, {
      ...ANEW,
      ...unsent,
    });
  }
}

const OUT = { isOut: true };
const ALL = {};

/** Numbers the prepared waves after those already sent. */
async function renumber(trx: Transaction, quote: Quote, wave: number) {
  const prepared = await preparedOf(trx, quote);
  if (!prepared.some((invitation) => invitation.wave <= wave)) return;
  for (const each of prepared) await amend(Invitation, each, { wave: each.wave + 1 }, { trx });
}

async function notifyInvited(trx: Transaction, quote: Quote, invitation: Invited) {
  const { id, carrierId } = invitation;
  const params = await laneParams(trx, quote);
  await notify(trx, 'invitation_sent', { of: { carrierId }, entityId: id, params });
  await mailInvited(trx, quote, invitation);
}
