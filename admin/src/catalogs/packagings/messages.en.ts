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
      fields: {
        code: 'Code',
        nameEs: 'Name in Spanish',
        nameEn: 'Name in English',
        length: 'Length (m)',
        width: 'Width (m)',
        height: 'Height (m)',
        stackable: 'Can be stacked',
      },
    },
  },
  packagings: { size: 'Usual size', stackable: 'Stackable' },
};
