import { catalogPolicy } from '../../core/auth/policy.ts';

/** The permissions for an incident type. */
export const incidentPolicy = catalogPolicy();
