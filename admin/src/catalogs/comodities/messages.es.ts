import { Comodity } from '#labels/comodities.es';

/** The texts of commodity types in Spanish. */
export const es = {
  resources: {
    'catalogs/comodities': {
      name: 'Mercancía |||| Mercancías',
      empty: 'Aún no hay mercancías',
      emptyHelp:
        'Registre lo que mueven sus clientes para pedir el equipo y los permisos correctos.',
      page: { create: 'Nueva mercancía' },
      notifications: { created: 'Mercancía guardada', updated: 'Mercancía guardada' },
      fields: Comodity,
    },
  },
  comodities: { hazmat: 'Material peligroso' },
};
