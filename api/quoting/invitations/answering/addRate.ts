import type { Transaction } from 'objection';
import { Carrier } from '../../../network/carriers/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { transition } from '../../../core/records/status/events.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { laneParams, Quote } from '../../quotes/index.ts';
import { assertBasis } from './basis.ts';
import { invitationTransitions, quoteTransitions } from '../flows.ts';
import { Invitation } from '../Invitation.ts';
import { Rate } from '../Rate.ts';
import type { Locked } from '../service.ts';
import { transitOf } from './transit.ts';
import { stopColumnsOf } from './stopColumns.ts';

type Priced = Pick<Rate, 'total' | 'currency'>;

/**
 * Adds a version of the carrier's rate and returns whether it is late. A rate after the deadline is stored and shown
 * as late, changes no status and cannot win; by link it is refused with 409. 422 unless it is either all-in or itemized,
 * and for a stop-off charge that the load or the rate does not fit.
 */
export async function addRate(
  lockedInvitation: Locked,
  actor: Actor,
  input: Schemas['RateInput'],
  now: Date,
): Promise<{ late: boolean }> {
  assertBasis(input);
  const { trx, invitation, quote } = lockedInvitation;
  const late = isLate(invitation, now);
  if (late && actor.link) throw new Refusal('DEADLINE_PASSED');
  const stopColumns = await stopColumnsOf(trx, quote, input);
  const given = { ...input, ...stopColumns, ...transitOf(input) };
  const version = { ...given, late, createdBy: actor.userId, createdAt: now };
  const rate = await addVersion(trx, invitation, version, now);
  if (late) await raiseVersions(lockedInvitation);
  else await applyValidRate(lockedInvitation, rate, actor, now);
  return { late };
}

/** Raises the versions of the invitation and its quote, which show the rate, and changes nothing else of them. */
async function raiseVersions({ trx, invitation, quote }: Locked): Promise<void> {
  await amend(Invitation, invitation, {}, { trx });
  await amend(Quote, quote, {}, { trx });
}

/** Whether the deadline has passed, or the invitation was closed as expired. */
function isLate({ deadlineAt, closeReason }: Invitation, now: Date) {
  return closeReason === 'expired' || (deadlineAt !== null && now > new Date(deadlineAt));
}

/** Inserts the next version of a rate; with the first one, the invitation gets the time, which ranks the carrier. */
async function addVersion(
  trx: Transaction,
  { id, companyId }: Invitation,
  row: object,
  firstRateAt: Date,
) {
  const whose = { companyId, invitationId: id };
  const last = await Rate.query(trx).where(whose).max('version as version').first();
  const version = (last?.version ?? 0) + 1;
  if (version === 1) await Invitation.query(trx).where({ companyId, id }).patch({ firstRateAt });
  return Rate.query(trx)
    .insert({ ...row, ...whose, version })
    .returning(['total', 'currency']);
}

/**
 * Applies a valid rate: moves the invitation to `rated` and raises the version of the quote; the first one also moves the
 * quote and records the time to first rate.
 */
async function applyValidRate(
  { trx, invitation, quote }: Locked,
  rate: Priced,
  actor: Actor,
  now: Date,
) {
  const facts = { terms: { amount: rate.total, currency: rate.currency } };
  const cause = { userId: actor.userId, facts };
  await transition(trx, invitationTransitions, invitation, 'rated', cause, {
    openedAt: invitation.openedAt ?? now,
    answeredAt: now,
  });
  const first = { firstRateAt: quote.firstRateAt ?? now };
  if (quote.status === 'sent')
    await transition(trx, quoteTransitions, quote, 'rated', actor, first);
  else await amend(Quote, quote, first, { trx });
  await notifyBroker(trx, quote, invitation.carrierId, rate);
}

/** Notifies the broker of the rate, with its carrier and its amount. */
async function notifyBroker(trx: Transaction, quote: Quote, carrierId: string, rate: Priced) {
  const { carrierName } = (await Carrier.query(trx).findById(carrierId).select('carrierName'))!;
  const price = { amount: rate.total, currency: rate.currency };
  const params = { ...(await laneParams(trx, quote)), carrier: carrierName, ...price };
  await notify(trx, 'rate_received', { of: quote, entityId: quote.id, params });
}
