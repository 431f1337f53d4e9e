import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import * as may from '../../core/auth/policy.ts';
import { documentPolicy } from '../../compliance/documents/index.ts';
import { isCarrierAdmin, isNoShipper, isStaffOrBroker } from '../../platform/userTypes.ts';
import { invitationRules, quoteRules, orIsAvailable, type InvitationState } from './states.ts';

/** The permissions for an invitation: carriers answer, brokers and staff compare and log calls. */
export const invitationPolicy = {
  visible: visibleTo,
  list: isNoShipper,
  show: isNoShipper,
  open: may.all(may.either(isStaffOrBroker, isCarrierAdmin), invitationRules.mayBeOpened),
  acknowledge: may.all(isCarrierAdmin, invitationRules.mayBeAcknowledged),
  available: may.all(isCarrierAdmin, quoteRules.takesAnswers, invitationRules.maySayAvailable),
  rate: may.all(
    isCarrierAdmin,
    quoteRules.takesRates,
    inTimeByLink,
    may.either(invitationRules.mayRate, invitationRules.missedDeadline),
  ),
  decline: may.all(isCarrierAdmin, quoteRules.takesAnswers, invitationRules.mayDecline),
  /** Takes back a refusal. */
  reopen: may.either(
    may.all(isCarrierAdmin, quoteRules.takesRates, invitationRules.isDeclined),
    may.all(
      isStaffOrBroker,
      quoteRules.awaitsChoice,
      invitationRules.isDeclined,
      invitationRules.isLoggedDecline,
    ),
  ),
  call: may.all(isStaffOrBroker, quoteRules.takesAnswers, invitationRules.mayDecline),
  /** Reads the mails with which the carrier replied. */
  replies: isStaffOrBroker,
  /** Keeps what is attached to them as documents, of carriers whose documents the actor may upload. */
  keep: may.all(isStaffOrBroker, (actor) => documentPolicy.upload(actor)),
  /** Sees the link with which the carrier answers. */
  link: may.all(isStaffOrBroker, quoteRules.takesAnswers, invitationRules.isAsked),
  mail: may.all(isStaffOrBroker, quoteRules.takesAnswers, invitationRules.isAsked),
  reject: may.all(isStaffOrBroker, quoteRules.isOpen, invitationRules.mayBeRejected),
  restore: may.all(isStaffOrBroker, quoteRules.awaitsChoice, invitationRules.isRejected),
} satisfies may.Policy<InvitationState>;

/** The rule for logging a call with this outcome; a rate may also be logged for a carrier that missed the deadline. */
export function mayLog(outcome: Schemas['InvitationCall']['outcome']): may.Rule<InvitationState> {
  const { call } = invitationPolicy;
  if (outcome === 'rated')
    return may.either(
      call,
      may.all(isStaffOrBroker, quoteRules.takesRates, invitationRules.missedDeadline),
    );
  if (outcome === 'available') return may.all(call, orIsAvailable(invitationRules.maySayAvailable));
  return call;
}

/** After the deadline a link only shows the outcome; a signed-in carrier may still send a late rate. */
function inTimeByLink(actor: Actor, standing?: InvitationState) {
  return !actor.link || invitationRules.isInTime(actor, standing);
}

/** Staff see all invitations, brokers those of their company's quotes, carriers their own once sent, shippers none; a link shows its own. */
function visibleTo(actor: Actor): may.Scope {
  const { type, companyId, carrierId } = actor;
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'carrier') return may.withinLink([{ carrierId, isOut: 'true' }], actor, 'answer');
  return may.nothing;
}
