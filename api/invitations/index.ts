import { invitationJobs as jobs } from './waves/jobs.ts';
import { invitationPolicy } from './policy.ts';
import handlers from './routes.ts';

/** Invitations: a carrier's copy of a quote with its rates; here quotes are sent and dismissed too. */
export const invitations = { name: 'invitations', policy: invitationPolicy, handlers, jobs };
