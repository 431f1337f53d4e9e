import type { es } from './messages.es.ts';

/** The texts of equipment types in English. */
export const en: typeof es = {
  resources: {
    'catalogs/equipments': {
      name: 'Equipment type |||| Equipment types',
      empty: 'No equipment types yet',
      emptyHelp: 'Register the vans, flatbeds or trucks that are quoted.',
      page: { create: 'New equipment type' },
      notifications: { created: 'Equipment type saved', updated: 'Equipment type saved' },
      fields: {
        code: 'Code',
        nameEs: 'Name in Spanish',
        nameEn: 'Name in English',
        category: 'Category',
        lengthFt: 'Length (ft)',
      },
    },
  },
  equipments: {
    category: {
      dry_van: 'Dry van',
      flatbed: 'Flatbed',
      refrigerated: 'Refrigerated',
      container: 'Container carrier',
      hopper: 'Hopper',
      lowboy: 'Lowboy',
      tank: 'Tank truck',
      light: 'Light-duty truck',
      straight: 'Straight truck',
    },
  },
};
