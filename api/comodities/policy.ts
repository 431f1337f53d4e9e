import { catalogPolicy } from '../core/auth/policy.ts';

/** Who may do what with a commodity type. */
export const comodityPolicy = catalogPolicy();
