import { securityLogPolicy } from './policy.ts';
import handlers from './routes.ts';

/** The security log: who did what, with which record, with what result, from where. `core/security` writes it. */
export const securityLog = { name: 'security_events', policy: securityLogPolicy, handlers };
