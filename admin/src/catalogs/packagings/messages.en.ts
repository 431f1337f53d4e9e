import { Packaging } from '#labels/packagings.en';
import type { es } from './messages.es.ts';

/** The texts of packaging types in English. */
export const en: typeof es = {
  resources: {
    'catalogs/packagings': {
      name: 'Packaging |||| Packaging',
      empty: 'No packaging yet',
      emptyHelp: 'Register the pallets, boxes and racks your cargo travels in, with their size.',
      page: { create: 'New packaging' },
      notifications: { created: 'Packaging saved', updated: 'Packaging saved' },
      fields: Packaging,
    },
  },
  packagings: { size: 'Usual size', stackable: 'Stackable' },
};
