import { catalogPolicy } from '../../core/auth/policy.ts';

/** The permissions for a contact type. */
export const contactTypePolicy = catalogPolicy();
