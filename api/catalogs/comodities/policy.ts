import { catalogPolicy } from '../../core/auth/policy.ts';

/** The permissions for a commodity type. */
export const comodityPolicy = catalogPolicy();
