import type { Transaction } from 'objection';
import { Carrier } from '../../carriers/index.ts';
import { amend } from '../../core/records/save.ts';
import { recordEvent, transition, type Cause } from '../../core/records/events.ts';
import { laneOf, notify } from '../../notifications/index.ts';
import { Quote } from '../../quotes/index.ts';
import { startClock } from './clock.ts';
import { ofInvitations } from '../flows.ts';
import { Invitation } from '../Invitation.ts';
import { mailInvited } from './mail.ts';

/** Carriers invited together, and their minutes to answer. */
export interface Wave {
  carrierIds: string[];
  minutes: number;
}

/** Invites the carriers of a wave now, also those prepared for a later wave, and starts its deadline. */
export async function sendWave(
  trx: Transaction,
  quote: Quote,
  { carrierIds, minutes }: Wave,
  cause: Cause,
  now: Date,
): Promise<void> {
  const wave = (await lastWave(trx, quote, OUT)) + 1;
  const clock = { sentAt: now, deadlineAt: new Date(now.getTime() + minutes * 60_000) };
  const prepared = await preparedOf(trx, quote);
  for (const carrierId of carrierIds) {
    const waiting = prepared.find((invitation) => invitation.carrierId === carrierId);
    const sent = { wave, ...clock };
    if (waiting) await transition(trx, ofInvitations, waiting, 'sent', cause, sent);
    const row = { ...ofQuote(quote), carrierId, status: 'sent' as const, ...sent };
    await notifyInvited(trx, quote, waiting ?? (await add(trx, row, cause)));
  }
  await renumber(trx, quote, wave);
  await startClock(trx, quote, clock);
}

/** Saves the following waves; each is sent when the deadline of the one before has passed. */
export async function prepareWaves(trx: Transaction, quote: Quote, waves: Wave[], cause: Cause) {
  let wave = await lastWave(trx, quote, ALL);
  const prepared = await preparedOf(trx, quote);
  for (const { carrierIds, minutes } of waves) {
    wave += 1;
    for (const carrierId of carrierIds) {
      const waiting = prepared.find((invitation) => invitation.carrierId === carrierId);
      if (waiting) await amend(Invitation, waiting, { wave, waveMinutes: minutes }, { trx });
      else
        await add(
          trx,
          { ...ofQuote(quote), carrierId, status: 'pending', wave, waveMinutes: minutes },
          cause,
        );
    }
  }
}

/** Sends the next prepared wave, except to carriers suspended since, and returns whether there was one. */
export async function openNextWave(trx: Transaction, quote: Quote, cause: Cause, now: Date) {
  for (;;) {
    const prepared = await preparedOf(trx, quote);
    const next = prepared.filter(({ wave }) => wave === prepared[0]!.wave);
    if (next.length === 0) return false;
    const carrierIds = await activeOf(trx, next);
    const gone = next.filter(({ carrierId }) => !carrierIds.includes(carrierId));
    for (const invitation of gone) await drop(trx, invitation, cause, now);
    if (carrierIds.length === 0) continue;
    await sendWave(
      trx,
      quote,
      { carrierIds, minutes: next[0]!.waveMinutes ?? AN_HOUR },
      cause,
      now,
    );
    await recordEvent(trx, Quote, quote, quote.status, { ...cause, reason: OPENED });
    return true;
  }
}

const AN_HOUR = 60;
const OPENED = 'wave_opened';
const OUT = { isOut: true };
const ALL = {};

function ofQuote({ id: quoteId, companyId }: Quote) {
  return { companyId, quoteId };
}

function preparedOf(trx: Transaction, quote: Quote) {
  return Invitation.query(trx)
    .where({ ...ofQuote(quote), status: 'pending' })
    .orderBy('wave')
    .orderBy('id');
}

async function lastWave(trx: Transaction, quote: Quote, which: object): Promise<number> {
  const last = await Invitation.query(trx)
    .where({ ...ofQuote(quote), ...which })
    .max('wave as wave')
    .first();
  return last?.wave ?? 0;
}

/** Numbers the prepared waves after those already sent. */
async function renumber(trx: Transaction, quote: Quote, wave: number) {
  const prepared = await preparedOf(trx, quote);
  if (!prepared.some((invitation) => invitation.wave <= wave)) return;
  for (const each of prepared) await amend(Invitation, each, { wave: each.wave + 1 }, { trx });
}

async function add(trx: Transaction, row: Partial<Invitation>, cause: Cause) {
  const invitation = await Invitation.query(trx).insert(row).returning('*');
  await recordEvent(trx, Invitation, invitation, null, cause);
  return invitation;
}

async function notifyInvited(trx: Transaction, quote: Quote, invitation: Invitation) {
  const { id, carrierId } = invitation;
  const about = { entity: 'invitations', entityId: id, params: laneOf(quote) };
  await notify(trx, { kind: 'invitation_sent', to: { carrierId }, ...about });
  await mailInvited(trx, quote, invitation);
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
  return transition(trx, ofInvitations, invitation, 'dismissed', cause, closed);
}
