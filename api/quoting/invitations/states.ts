import type { Schemas } from '../../core/contract/types.ts';
import { repeatable, state, type Rule } from '../../core/auth/policy.ts';
import { mayBecome, standsIn, statusAndNext } from '../../core/records/status/transitions.ts';
import { isOpen, quoteFlow } from '../quotes/index.ts';
import {
  IN_PLAY,
  invitationFlow,
  type InvitationStatus,
  mayProceed,
  takesRates,
} from './transitions.ts';

/** The state of an invitation and of its quote. */
export type InvitationState = Pick<
  Schemas['Invitation'],
  'status' | 'closeReason' | 'isLoggedDecline'
> & {
  quoteStatus: Schemas['QuoteStatus'];
};

/** Rules about the state of the invitation's quote. */
export const quoteRules = {
  takesAnswers: state<InvitationState>(({ quoteStatus }) => isOpen(quoteStatus), 'DEADLINE_PASSED'),
  takesRates: state<InvitationState>(
    ({ quoteStatus }) => takesRates(quoteStatus),
    'DEADLINE_PASSED',
  ),
  isOpen: quoteIn(isOpen),
  awaitsChoice: quoteIn(takesRates),
};

/** Rules about the state of the invitation. */
export const invitationRules = {
  mayBeOpened: proceeds('in_contact'),
  mayBeAcknowledged: mayBecome(invitationFlow, 'answered'),
  maySayAvailable: proceeds('available'),
  mayRate: proceeds('rated'),
  /** A carrier that missed the deadline may still send a rate, which is kept as late. */
  missedDeadline: state<InvitationState>(
    ({ status, closeReason }) => status === 'not_available' && closeReason === 'expired',
    'NOT_ACCEPTABLE_STATE',
    ({ status }) => statusAndNext(invitationFlow, status),
  ),
  /** The carrier was asked and may answer, or improve its rate. */
  isAsked: standsIn(invitationFlow, (status) => status !== 'pending' && IN_PLAY.includes(status)),
  isInTime: state<InvitationState>(
    ({ closeReason }) => closeReason !== 'expired',
    'DEADLINE_PASSED',
  ),
  mayDecline: mayBecome(invitationFlow, 'rejected_by_carrier'),
  isDeclined: standsIn(invitationFlow, (status) => status === 'rejected_by_carrier'),
  /** The broker logged the refusal in a call; what the carrier itself refused only the carrier takes back. */
  isLoggedDecline: state<InvitationState>(
    ({ status, isLoggedDecline }) => status !== 'rejected_by_carrier' || !!isLoggedDecline,
    'DECLINED_BY_CARRIER',
  ),
  mayBeRejected: mayBecome(invitationFlow, 'rejected'),
  isRejected: standsIn(invitationFlow, (status) => status === 'rejected'),
};

/** The rule, which also allows opening an invitation that was opened before or is closed. */
export function orIsFurther(rule: Rule<InvitationState>): Rule<InvitationState> {
  return repeatable(rule, ({ status }) => !mayProceed(status, 'in_contact'));
}

/** The rule, which also allows acknowledging a second time. */
export function orIsAnswered(rule: Rule<InvitationState>): Rule<InvitationState> {
  return repeatable(rule, ({ status }) => status === 'answered');
}

/** The rule, which also allows confirming availability a second time. */
export function orIsAvailable(rule: Rule<InvitationState>): Rule<InvitationState> {
  return repeatable(rule, ({ status }) => status === 'available');
}

function proceeds(to: InvitationStatus): Rule<InvitationState> {
  return standsIn(invitationFlow, (from) => mayProceed(from, to));
}

function quoteIn(test: (status: Schemas['QuoteStatus']) => boolean): Rule<InvitationState> {
  return state(
    ({ quoteStatus }) => test(quoteStatus),
    'NOT_ACCEPTABLE_STATE',
    ({ quoteStatus }) => statusAndNext(quoteFlow, quoteStatus),
  );
}
