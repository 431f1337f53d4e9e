import { Contact } from '#labels/contacts.en';
import { UserFieldsLanguage } from '#labels/users.en';
import type { es } from './messages.es.ts';

/** The texts of contacts in English. */
export const en: typeof es = {
  resources: {
    contacts: {
      name: 'Contact |||| Contacts',
      empty: 'No contacts yet',
      emptyHelp: 'Save who to call at each customer and carrier: dispatch, rates, payables.',
      page: {
        create: 'New contact',
        edit: 'Edit contact: %{recordRepresentation}',
      },
      notifications: { created: 'Contact saved', updated: 'Contact saved' },
      fields: Contact,
    },
  },
  contacts: {
    title: 'Contacts',
    none: 'No contacts yet.',
    colleagues: 'Colleagues',
    language: UserFieldsLanguage,
    owner: { company: 'Company or customer', carrier: 'Carrier' },
    line: { emails: 'E-mail %{number}', phones: 'Phone %{number}' },
    add: { contact: 'Add contact', emails: 'Add e-mail', phones: 'Add phone' },
    removeFromBook: 'Remove contact',
    copies: {
      carriers:
        'The type Rates gets the quote requests by e-mail; Dispatch gets the rate confirmations.',
      brokers: 'The types Shipping and Freight purchasing get the shared prices by e-mail.',
    },
    section: {
      owner: 'Belongs to',
      ownerHint: 'A contact belongs to one company or one carrier; this cannot be changed later.',
      person: 'Person',
      reach: 'E-mails and phones',
      reachHint: 'Up to five of each; no repeats within the same company.',
      comment: 'Comments',
    },
  },
};
