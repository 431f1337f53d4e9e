import { limitsOf } from '../../contract.ts';

/** The limits of the fields of both answers. */
export const rateLimits = limitsOf('RateInput');
export const declineLimits = limitsOf('InvitationDecline');
