import { contactTypePolicy } from './policy.ts';
import handlers from './routes.ts';

/** Contact types: what a contact does. */
export const contactTypes = { name: 'catalogs/contact_types', policy: contactTypePolicy, handlers };
