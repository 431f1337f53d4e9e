import { invitationJobs as jobs } from './waves/jobs.ts';
import { invitationPolicy } from './policy.ts';
import handlers from './routes.ts';

export { Invitation } from './Invitation.ts';
export { agreedRate } from './agreedRate.ts';
export { closeInvitations } from './closing/close.ts';
export { standings, type Standing } from './closing/standings.ts';
export { ofInvitations, ofQuotes } from './flows.ts';
export { invitationPolicy } from './policy.ts';
export { invitationFlow } from './transitions.ts';

/** Invitations: a carrier's copy of a quote with its rates; here quotes are sent and dismissed too. */
export const invitations = { name: 'invitations', policy: invitationPolicy, handlers, jobs };
