import { catalogPolicy } from '../../core/auth/policy.ts';

/** The permissions for a packaging type. */
export const packagingPolicy = catalogPolicy();
