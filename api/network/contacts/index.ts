import { contactPolicy } from './policy.ts';
import handlers from './routes.ts';

export { contactBook, saveContactBook } from './book.ts';
export { create as createContact } from './service.ts';
export { Contact } from './Contact.ts';

/** Contacts: the contact persons of companies and carriers. */
export const contacts = { name: 'contacts', policy: contactPolicy, handlers };
