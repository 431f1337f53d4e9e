import type { Transaction } from 'objection';
import { Carrier } from '../carriers/Carrier.ts';
import type { Actor } from '../core/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import { amend } from '../core/Entity.ts';
import { invalid, Refusal } from '../core/errors.ts';
import { recordEvent, transition } from '../core/events.ts';
import { move } from '../core/transitions.ts';
import { laneOf, notify } from '../notifications/index.ts';
import { inReach } from '../quotes/matching.ts';
import { assertContacts } from '../quotes/plan.ts';
import { quotePolicy } from '../quotes/policy.ts';
import { Quote } from '../quotes/Quote.ts';
import { lock } from '../quotes/service.ts';
import { ofInvitations, ofQuotes } from './flows.ts';
import { Invitation } from './Invitation.ts';

/**
 * Invites active carriers of the company's networks, whether they match or not, and starts their clock. Refuses
 * strangers and the inactive (422), the invited (409), and what the plan does not allow (403): all or none.
 */
export function send(
  actor: Actor,
  quoteId: string,
  { carrierIds, minutes }: Schemas['QuoteSend'],
  now: Date,
): Promise<void> {
  return Quote.transaction(async (trx) => {
    const quote = await lock(trx, quotePolicy.visible(actor), quoteId);
    move(ofQuotes.table, quote.status, 'sent');
    await assertInvitable(trx, quote, carrierIds);
    await assertContacts(trx, quote.companyId, carrierIds);
    const deadlineAt = new Date(now.getTime() + minutes * 60_000);
    await invite(trx, actor, quote, carrierIds, { sentAt: now, deadlineAt });
    const clock = { sentAt: quote.sentAt ?? now, deadlineAt };
    const isOut = quote.status === 'sent' || quote.status === 'rated';
    if (!isOut) await transition(trx, ofQuotes, quote, 'sent', actor, { ...clock, closedAt: null });
    else await amend(Quote, quote.id, clock, { trx });
  });
}

async function invite(
  trx: Transaction,
  actor: Actor,
  quote: Quote,
  carrierIds: string[],
  clock: { sentAt: Date; deadlineAt: Date },
) {
  const wave = await nextWave(trx, quote.id);
  const prepared = await Invitation.query(trx).where({ quoteId: quote.id, status: 'pending' });
  for (const carrierId of carrierIds) {
    const waiting = prepared.find((invitation) => invitation.carrierId === carrierId);
    if (waiting) {
      await transition(trx, ofInvitations, waiting, 'sent', actor, { wave, ...clock });
      await tell(trx, quote, waiting);
      continue;
    }
    const row = { quoteId: quote.id, carrierId, wave, status: 'sent' as const, ...clock };
    const invitation = await Invitation.query(trx).insert(row).returning('*');
    await recordEvent(trx, Invitation, invitation, null, actor);
    await tell(trx, quote, invitation);
  }
}

function tell(trx: Transaction, quote: Quote, { id, carrierId }: Invitation) {
  const about = { entity: 'invitations', entityId: id, params: laneOf(quote) };
  return notify(trx, { kind: 'invitation_sent', to: { carrierId }, ...about });
}

async function nextWave(trx: Transaction, quoteId: string) {
  const last = await Invitation.query(trx).where({ quoteId }).max('wave as wave').first();
  return (last?.wave ?? 0) + 1;
}

async function assertInvitable(trx: Transaction, quote: Quote, carrierIds: string[]) {
  const known = await Carrier.query(trx)
    .joinRaw('join quotes on quotes.id = ?', [quote.id])
    .whereRaw(`(${inReach})`)
    .findByIds(carrierIds)
    .select('carriers.*');
  if (known.length < carrierIds.length)
    throw invalid('carrierIds', { es: 'No existe', en: 'It does not exist' });
  const idle = known.filter(({ status }) => status !== 'active').map(nameOf);
  if (idle.length > 0)
    throw invalid('carrierIds', { es: `No activos: ${idle}`, en: `Not active: ${idle}` });
  const invited = await Invitation.query(trx)
    .where({ quoteId: quote.id })
    .whereIn('carrierId', carrierIds)
    .whereNot('status', 'pending');
  const again = known.filter(({ id }) => invited.some(({ carrierId }) => carrierId === id));
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
