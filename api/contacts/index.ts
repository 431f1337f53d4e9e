import { contactPolicy } from './policy.ts';
import handlers from './routes.ts';

export { contactBook, keepContactBook } from './book.ts';
export { Contact } from './Contact.ts';

/** Contacts: the people of a company or of a carrier. */
export const contacts = { name: 'contacts', policy: contactPolicy, handlers };
