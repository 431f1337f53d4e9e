import { contactTypePolicy } from './policy.ts';
import handlers from './routes.ts';

export { ContactType } from './ContactType.ts';

/** Contact types: what a contact does. */
export const contactTypes = { name: 'catalogs/contact_types', policy: contactTypePolicy, handlers };
