import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';
import { ofInvitation, ofQuote, orIsAvailable, type Standing } from './states.ts';

const asks = may.isOfType('internal', 'broker');
const answers = may.all<Standing>(may.isOfType('carrier'), may.isAdmin);
const sees = may.isOfType('internal', 'broker', 'carrier');

/** Who may do what with an invitation: carriers answer, brokers and staff compare and log a call. */
export const invitationPolicy = {
  visible: visibleTo,
  list: sees,
  show: sees,
  open: may.all(may.either(asks, answers), ofInvitation.mayBeOpened),
  acknowledge: may.all(answers, ofInvitation.mayBeAcknowledged),
  available: may.all(answers, ofQuote.takesAnswers, ofInvitation.maySayAvailable),
  rate: may.all(
    answers,
    ofQuote.takesRates,
    may.either(ofInvitation.mayRate, ofInvitation.missedDeadline),
  ),
  decline: may.all(answers, ofQuote.takesAnswers, ofInvitation.mayDecline),
  call: may.all(asks, ofQuote.takesAnswers, ofInvitation.mayDecline),
  reject: may.all(asks, ofQuote.isOpen, ofInvitation.mayBeRejected),
  restore: may.all(asks, ofQuote.awaitsChoice, ofInvitation.isRejected),
} satisfies may.Policy<Standing>;

/** The rule for logging a call with this outcome; a rate may also be logged for a carrier that missed the deadline. */
export function mayLog(outcome: Schemas['InvitationCall']['outcome']): may.Rule<Standing> {
  const { call } = invitationPolicy;
  if (outcome === 'rated')
    return may.either(call, may.all(asks, ofQuote.takesAnswers, ofInvitation.missedDeadline));
  if (outcome === 'available') return may.all(call, orIsAvailable(ofInvitation.maySayAvailable));
  return call;
}

/** Staff see all invitations, brokers those of their company's quotes, carriers their own once sent, shippers none. */
function visibleTo({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'carrier') return [{ carrierId, isOut: 'true' }];
  return may.nothing;
}
