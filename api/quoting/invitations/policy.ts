import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { ofInvitation, ofQuote, orIsAvailable, type Standing } from './states.ts';

const asks = may.isOfType('internal', 'broker');
const answers = may.all<Standing>(may.isOfType('carrier'), may.isAdmin);
const sees = may.isOfType('internal', 'broker', 'carrier');

/** The permissions for an invitation: carriers answer, brokers and staff compare and log calls. */
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
    inTimeByLink,
    may.either(ofInvitation.mayRate, ofInvitation.missedDeadline),
  ),
  decline: may.all(answers, ofQuote.takesAnswers, ofInvitation.mayDecline),
  /** Takes back a refusal. */
  reopen: may.either(
    may.all(answers, ofQuote.takesRates, ofInvitation.isDeclined),
    may.all(asks, ofQuote.awaitsChoice, ofInvitation.isDeclined, ofInvitation.isLoggedDecline),
  ),
  call: may.all(asks, ofQuote.takesAnswers, ofInvitation.mayDecline),
  /** Sees the link with which the carrier answers. */
  link: may.all(asks, ofQuote.takesAnswers, ofInvitation.isAsked),
  mail: may.all(asks, ofQuote.takesAnswers, ofInvitation.isAsked),
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

/** After the deadline a link only shows the outcome; a signed-in carrier may still send a late rate. */
function inTimeByLink(actor: Actor, standing?: Standing) {
  return !actor.link || ofInvitation.isInTime(actor, standing);
}

/** Staff see all invitations, brokers those of their company's quotes, carriers their own once sent, shippers none; a link shows its own. */
function visibleTo(actor: Actor): may.Scope {
  const { type, companyId, carrierId } = actor;
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'carrier') return may.withinLink([{ carrierId, isOut: 'true' }], actor, 'answer');
  return may.nothing;
}
