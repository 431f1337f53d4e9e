import { limitsOf } from '../../contract.ts';

/** The limits of the fields of both answers. */
export const acceptLimits = limitsOf('QuoteAccept');
export const refuseLimits = limitsOf('QuoteRefuse');
