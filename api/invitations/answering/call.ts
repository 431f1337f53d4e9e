import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/http/errors.ts';
import { recordEvent, transition } from '../../core/records/events.ts';
import { stuck } from '../../core/records/transitions.ts';
import { addRateTo } from './addRate.ts';
import { answer, confirmTo } from './answer.ts';
import { declineTo } from './decline.ts';
import { ofInvitations } from '../flows.ts';
import { Invitation } from '../Invitation.ts';
import type { Locked } from '../service.ts';
import { IN_PLAY, invitationFlow } from '../transitions.ts';

type Call = Schemas['InvitationCall'];

/**
 * Logs a call with a carrier that has been asked and still may answer, and who of it spoke; its answer, if it gave one,
 * counts as if the carrier itself had given it. Answers whether a rate came late.
 */
export function logCall(actor: Actor, id: string, call: Call, now: Date) {
  return answer(actor, id, async (each) => {
    const { trx, invitation } = each;
    const { status } = invitation;
    if (status === 'pending' || (!IN_PLAY.includes(status) && call.outcome !== 'rated'))
      throw stuck(invitationFlow, status);
    const comment = [call.reportedBy.trim(), call.comment?.trim()].filter(Boolean).join(': ');
    const said = { userId: actor.userId, reason: 'call', comment: comment.slice(0, 500) };
    await recordEvent(trx, Invitation, invitation, status, said);
    return ANSWERS[call.outcome](each, actor, call, now);
  });
}

type Answer = (each: Locked, actor: Actor, call: Call, now: Date) => Promise<{ late: boolean }>;

const ON_TIME = { late: false };

const ANSWERS: Record<Call['outcome'], Answer> = {
  async in_contact({ trx, invitation }, actor, _call, now) {
    if (invitation.status === 'sent')
      await transition(trx, ofInvitations, invitation, 'in_contact', actor, {
        openedAt: invitation.openedAt ?? now,
      });
    return ON_TIME;
  },
  async available(each, actor, _call, now) {
    await confirmTo(each, actor, now);
    return ON_TIME;
  },
  async rated(each, actor, { rate }, now) {
    if (!rate) throw invalid('rate', { es: 'Escriba la tarifa', en: 'Write the rate' });
    return addRateTo(each, actor, rate, now);
  },
  async rejected_by_carrier(each, actor, { reason, comment = null }, now) {
    if (!reason) throw invalid('reason', { es: 'Elija el motivo', en: 'Choose the reason' });
    await declineTo(each, actor, { reason, comment }, now);
    return ON_TIME;
  },
};
