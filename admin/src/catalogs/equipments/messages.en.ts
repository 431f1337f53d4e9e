import { Equipment, EquipmentCategory } from '#labels/equipments.en';
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
      fields: Equipment,
    },
  },
  equipments: {
    category: EquipmentCategory,
  },
};
