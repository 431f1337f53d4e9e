import type { Actor } from '../core/auth/actor.ts';
import type { Schemas } from '../core/contract/types.ts';
import * as may from '../core/auth/policy.ts';
import { IN_PLAY, invitationFlow, type InvitationStatus, takesRates } from './transitions.ts';

type Invitation = Schemas['Invitation'];

const asks = may.either<Invitation>(may.isInternal, may.isBroker);
const answers = may.all<Invitation>(may.isCarrier, may.isAdmin);
const rejected = may.record<Invitation>(
  ({ status, quoteStatus }) => status === 'rejected' && UNDECIDED.includes(quoteStatus!),
);
/** Its rate is kept as late. */
const missedTheDeadline = may.record<Invitation>(
  ({ status, closeReason, quoteStatus }) =>
    status === 'not_available' && closeReason === 'expired' && takesRates(quoteStatus!),
);
const sees = may.either<Invitation>(asks, may.isCarrier);

/** Statuses of a quote that still awaits a choice, or an undoing of what left it without one. */
const UNDECIDED: string[] = ['sent', 'rated', 'answered', 'not_available'];

/** Who may do what with an invitation: carriers answer, brokers and staff compare and log a call. */
export const invitationPolicy = {
  visible: visibleTo,
  list: sees,
  show: sees,
  open: may.all(may.either(asks, answers), mayBecome('in_contact')),
  available: may.all(answers, mayBecome('available')),
  rate: may.all(answers, may.either(mayBecome('rated'), missedTheDeadline)),
  decline: may.all(answers, mayBecome('rejected_by_carrier')),
  call: may.all(asks, mayBecome('rejected_by_carrier')),
  reject: may.all(asks, mayBecome('rejected')),
  restore: may.all(asks, rejected),
} satisfies may.Policy<Invitation>;

/** Staff see all, brokers those of their company's quotes, a carrier its own once they are out; shippers none. */
function visibleTo({ type, companyId, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  if (type === 'broker') return [{ companyId }];
  if (type === 'carrier') return [{ carrierId, isOut: 'true' }];
  return may.nothing;
}

function mayBecome(next: InvitationStatus) {
  return may.record<Invitation>(
    ({ status }) => IN_PLAY.includes(status) && invitationFlow[status].to.includes(next),
  );
}
