import { catalogPolicy } from '../core/auth/policy.ts';

/** Who may do what with an incident type. */
export const incidentPolicy = catalogPolicy();
