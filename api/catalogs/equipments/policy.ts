import { catalogPolicy } from '../../core/auth/policy.ts';

/** The permissions for an equipment type. */
export const equipmentPolicy = catalogPolicy();
