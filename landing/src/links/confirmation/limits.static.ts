import { limitsOf } from '../../contract.ts';

/** The limits of the fields with which a confirmation is accepted. */
export const acceptLimits = limitsOf('RateConfirmationAccept');
