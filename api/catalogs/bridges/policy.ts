import { catalogPolicy } from '../../core/auth/policy.ts';

/** The permissions for a border crossing. */
export const bridgePolicy = catalogPolicy();
