import { Comodity } from '#labels/comodities.en';
import type { es } from './messages.es.ts';

/** The texts of commodity types in English. */
export const en: typeof es = {
  resources: {
    'catalogs/comodities': {
      name: 'Commodity |||| Commodities',
      empty: 'No commodities yet',
      emptyHelp: 'Register what your customers move to request the right equipment and permits.',
      page: { create: 'New commodity' },
      notifications: { created: 'Commodity saved', updated: 'Commodity saved' },
      fields: Comodity,
    },
  },
  comodities: { hazmat: 'Hazmat' },
};
