import { Bridge } from '#labels/bridges.en';
import type { es } from './messages.es.ts';

/** The texts of border crossings in English. */
export const en: typeof es = {
  resources: {
    'catalogs/bridges': {
      name: 'Border crossing |||| Border crossings',
      empty: 'No border crossings yet',
      emptyHelp: 'Register the bridges and ports of entry that your loads cross.',
      page: { create: 'New border crossing' },
      notifications: { created: 'Border crossing saved', updated: 'Border crossing saved' },
      fields: Bridge,
    },
  },
  bridges: { menu: 'Crossings', toVerify: '%{hours} (to be verified)' },
};
