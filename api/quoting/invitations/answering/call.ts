import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid, refusedUnder } from '../../../core/errors/errors.ts';
import { recordEvent, transition } from '../../../core/records/status/events.ts';
import { addRate } from './addRate.ts';
import { confirmAvailability } from './available.ts';
import { decline } from './decline.ts';
import { invitationTransitions } from '../flows.ts';
import { Invitation } from '../Invitation.ts';
import type { Locked } from '../service.ts';

type Call = Schemas['InvitationCall'];

/**
 * Logs a phone call with a carrier and the name of the person. An answer given in the call has the same effect as the
 * carrier's own. Returns whether a rate is late.
 */
export async function logCall(lockedInvitation: Locked, actor: Actor, call: Call, now: Date) {
  const { trx, invitation } = lockedInvitation;
  const comment = [call.reportedBy.trim(), call.comment?.trim()].filter(Boolean).join(': ');
  const cause = { userId: actor.userId, reason: 'call', comment: comment.slice(0, 500) };
  await recordEvent(trx, Invitation, invitation, invitation.status, cause);
  return ANSWERS[call.outcome](lockedInvitation, actor, call, now);
}

type Answer = (
  lockedInvitation: Locked,
  actor: Actor,
  call: Call,
  now: Date,
) => Promise<{ late: boolean }>;

const ON_TIME = { late: false };

const ANSWERS: Record<Call['outcome'], Answer> = {
  async in_contact({ trx, invitation }, actor, _call, now) {
    if (invitation.status === 'sent')
      await transition(trx, invitationTransitions, invitation, 'in_contact', actor, {
        openedAt: invitation.openedAt ?? now,
      });
    return ON_TIME;
  },
  async available(lockedInvitation, actor, _call, now) {
    await confirmAvailability(lockedInvitation, actor, now);
    return ON_TIME;
  },
  async rated(lockedInvitation, actor, { rate }, now) {
    if (!rate) throw invalid('rate', { es: 'Escriba la tarifa', en: 'Enter the rate' });
    return refusedUnder('rate.', () => addRate(lockedInvitation, actor, rate, now));
  },
  async rejected_by_carrier(lockedInvitation, actor, { reason, comment = null }, now) {
    if (!reason) throw invalid('reason', { es: 'Elija el motivo', en: 'Choose the reason' });
    await decline(lockedInvitation, actor, { reason, comment }, now);
    return ON_TIME;
  },
};
