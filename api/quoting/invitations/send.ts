import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { MISSING } from '../../core/i18n/messages.ts';
import { transition } from '../../core/records/status/events.ts';
import { surchargeAtSending } from '../fuelSurcharge/index.ts';
import { inReach, type LockedQuote, type Quote } from '../quotes/index.ts';
import { assertContacts } from './plan.ts';
import { quoteTransitions } from './flows.ts';
import { Invitation } from './Invitation.ts';
import { INVITABLE } from './transitions.ts';
import { clockOf } from './waves/clock.ts';
import { prepareWaves, sendWave } from './waves/waves.ts';

/**
 * Invites active carriers of the company's network or Andén's, matching or not, starts the deadline and prepares the
 * following waves. Invites all or none: 422 for an unknown or inactive carrier, 409 for one that still has its
 * invitation or gave a rate, 403 beyond the plan. Who refused or did not answer may be invited again.
 */
export async function send(
  { trx, quote }: LockedQuote,
  actor: Actor,
  { carrierIds, minutes, startsNow, nextWaves = [] }: Schemas['QuoteSend'],
  now: Date,
): Promise<void> {
  const all = [carrierIds, ...nextWaves.map((wave) => wave.carrierIds)].flat();
  assertOnce(all);
  await assertInvitable(trx, quote, all);
  await assertContacts(trx, quote.companyId, all);
  if (!RUNNING.includes(quote.status)) {
    const fuel = await surchargeAtSending(trx, quote, now);
    const { deadlineAt } = await clockOf(trx, quote, { minutes, startsNow }, now);
    const cause = { userId: actor.userId, facts: { terms: { deadlineAt } } };
    await transition(trx, quoteTransitions, quote, 'sent', cause, { closedAt: null, ...fuel });
  }
  await sendWave(trx, quote, { carrierIds, minutes, startsNow }, actor, now);
  const following = nextWaves.map((wave) => ({ ...wave, startsNow }));
  await prepareWaves(trx, quote, following, actor);
}

/** Quote statuses that a further wave does not change. */
const RUNNING = ['sent', 'rated'];

function assertOnce(carrierIds: string[]) {
  if (new Set(carrierIds).size < carrierIds.length)
    throw invalid('nextWaves', {
      es: 'Un transportista solo puede estar en una ronda',
      en: 'A carrier can be in one round only',
    });
}

async function assertInvitable(trx: Transaction, quote: Quote, carrierIds: string[]) {
  const carriers = await Carrier.query(trx)
    .joinRaw('join quotes on quotes.company_id = ? and quotes.id = ?', [quote.companyId, quote.id])
    .whereRaw(`(${inReach})`)
    .findByIds(carrierIds)
    .select('carriers.*');
  if (carriers.length < carrierIds.length) throw invalid('carrierIds', MISSING);
  const idle = carriers.filter(({ status }) => status !== 'active').map(nameOf);
  if (idle.length > 0)
    throw invalid('carrierIds', { es: `No activos: ${idle}`, en: `Not active: ${idle}` });
  const invitations = await Invitation.query(trx)
    .where({ companyId: quote.companyId, quoteId: quote.id })
    .whereIn('carrierId', carrierIds)
    .whereNotIn('status', INVITABLE);
  const again = carriers.filter(({ id }) => invitations.some(({ carrierId }) => carrierId === id));
  if (again.length > 0) throw alreadyInvited(again.map(nameOf));
}

function alreadyInvited(names: string[]) {
  const words = {
    es: `Ya invitados: ${names.join(', ')}`,
    en: `Already invited: ${names.join(', ')}`,
  };
  return new Refusal('ALREADY_INVITED', { errors: { carrierIds: words } });
}

function nameOf({ carrierName }: Carrier) {
  return carrierName;
}
