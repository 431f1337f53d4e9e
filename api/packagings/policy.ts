import { catalogPolicy } from '../core/auth/policy.ts';

/** Who may do what with a packaging type. */
export const packagingPolicy = catalogPolicy();
