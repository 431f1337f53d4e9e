import { ContactAudience, ContactType } from '#labels/contactTypes.en';
import type { es } from './messages.es.ts';

/** The texts of contact types in English. */
export const en: typeof es = {
  resources: {
    'catalogs/contact_types': {
      name: 'Contact type |||| Contact types',
      empty: 'No contact types yet',
      emptyHelp: 'Register the positions you call: dispatch, rates, receivables.',
      page: { create: 'New contact type' },
      notifications: { created: 'Contact type saved', updated: 'Contact type saved' },
      fields: ContactType,
    },
  },
  contactTypes: {
    audience: ContactAudience,
  },
};
