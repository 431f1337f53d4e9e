import { catalogPolicy } from '../core/auth/policy.ts';

/** Who may do what with a contact type. */
export const contactTypePolicy = catalogPolicy();
