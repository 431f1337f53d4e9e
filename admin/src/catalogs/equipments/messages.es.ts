/** The texts of equipment types in Spanish. */
export const es = {
  resources: {
    'catalogs/equipments': {
      name: 'Equipo |||| Equipos',
      empty: 'Aún no hay equipos',
      emptyHelp: 'Registre los tipos de caja, plataforma o camión que se cotizan.',
      page: { create: 'Nuevo equipo' },
      notifications: { created: 'Equipo guardado', updated: 'Equipo guardado' },
      fields: {
        code: 'Código',
        nameEs: 'Nombre en español',
        nameEn: 'Nombre en inglés',
        category: 'Categoría',
        lengthFt: 'Largo (pies)',
      },
    },
  },
  equipments: {
    category: {
      dry_van: 'Caja seca',
      flatbed: 'Plataforma',
      refrigerated: 'Caja refrigerada',
      container: 'Portacontenedor',
      hopper: 'Tolva',
      lowboy: 'Cama baja (lowboy)',
      tank: 'Autotanque (pipa)',
      light: 'Camión ligero',
      straight: 'Torton (camión unitario)',
    },
  },
};
