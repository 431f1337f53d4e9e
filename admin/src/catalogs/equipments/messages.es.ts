import { Equipment, EquipmentCategory } from '#labels/equipments.es';

/** The texts of equipment types in Spanish. */
export const es = {
  resources: {
    'catalogs/equipments': {
      name: 'Equipo |||| Equipos',
      empty: 'Aún no hay equipos',
      emptyHelp: 'Registre los tipos de caja, plataforma o camión que se cotizan.',
      page: { create: 'Nuevo equipo' },
      notifications: { created: 'Equipo guardado', updated: 'Equipo guardado' },
      fields: Equipment,
    },
  },
  equipments: {
    category: EquipmentCategory,
  },
};
