import { noticesToCarrier } from './notices/toCarrier.ts';
import { noticesToCompany } from './notices/toCompany.ts';
import { invitationJobs as jobs } from './waves/jobs.ts';
import { invitationPolicy } from './policy.ts';
import handlers from './routes.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { linkRoutes } from './linkRoutes.ts';
import quoteRoutes from './quoteRoutes.ts';
import { answerLinks } from './sheet/link.ts';

export { Invitation } from './Invitation.ts';
export { agreedRate } from './agreedRate.ts';
export { closeInvitations } from './closing/close.ts';
export { closeLegs, reopenLegs } from './closing/closeLegs.ts';
export { dismiss } from './closing/dismiss.ts';
export { reopenRates } from './closing/reopen.ts';
export { requote } from './closing/requote.ts';
export { rankRates, type RankedRate } from './closing/rankRates.ts';
export { invitationTransitions, quoteTransitions } from './flows.ts';
export { contactedCarriers } from './plan.ts';
export { notifyCarrier } from './notifyCarrier.ts';
export { invitationPolicy } from './policy.ts';
export { keepReply } from './replies/keepReply.ts';
export { list as listInvitations } from './service.ts';
export { ACCESSORIALS_WITHOUT_STOPS } from './stopOff.ts';
export { mailOpenInvitations } from './sheet/mailOpen.ts';
export { inPlay, statusByAnswers } from './waves/answers.ts';

/** Invitations: a carrier's copy of a quote with its rates; here quotes are sent too. */
export const invitations = {
  name: 'invitations',
  policy: invitationPolicy,
  handlers: (context: ModuleContext) => ({
    ...handlers,
    ...quoteRoutes,
    ...linkRoutes(context),
  }),
  jobs,
  links: [answerLinks],
  notices: { ...noticesToCompany, ...noticesToCarrier },
};
