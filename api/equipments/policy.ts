import { catalogPolicy } from '../core/auth/policy.ts';

/** Who may do what with an equipment type. */
export const equipmentPolicy = catalogPolicy();
