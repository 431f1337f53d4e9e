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
      fields: {
        code: 'Código',
        nameEs: 'Nombre en español',
        nameEn: 'Nombre en inglés',
        hazmat: 'Material peligroso',
      },
    },
  },
  comodities: { hazmat: 'Material peligroso' },
};
