import { Bridge } from '#labels/bridges.es';

/** The texts of border crossings in Spanish. */
export const es = {
  resources: {
    'catalogs/bridges': {
      name: 'Cruce fronterizo |||| Cruces fronterizos',
      empty: 'Aún no hay cruces fronterizos',
      emptyHelp: 'Registre los puentes y cruces por los que pasan sus embarques.',
      page: { create: 'Nuevo cruce fronterizo' },
      notifications: { created: 'Cruce fronterizo guardado', updated: 'Cruce fronterizo guardado' },
      fields: Bridge,
    },
  },
  bridges: { menu: 'Cruces', toVerify: '%{hours} (por verificar)' },
};
