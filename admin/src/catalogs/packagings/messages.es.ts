import { Packaging } from '#labels/packagings.es';

/** The texts of packaging types in Spanish. */
export const es = {
  resources: {
    'catalogs/packagings': {
      name: 'Embalaje |||| Embalajes',
      empty: 'Aún no hay embalajes',
      emptyHelp: 'Registre las tarimas, cajas y racks en que viaja la mercancía, con su medida.',
      page: { create: 'Nuevo embalaje' },
      notifications: { created: 'Embalaje guardado', updated: 'Embalaje guardado' },
      fields: Packaging,
    },
  },
  packagings: { size: 'Medida usual', stackable: 'Estibable' },
};
