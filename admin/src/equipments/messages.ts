import type { Messages } from '../core/modules/AdminModule.ts';

/** The texts of equipment types. */
export const messages = {
  es: {
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
        refrigerated: 'Refrigerado',
        container: 'Portacontenedor',
        hopper: 'Tolva',
        lowboy: 'Cama baja',
        tank: 'Pipa',
        light: 'Ligero',
        straight: 'Unitario',
      },
    },
  },
  en: {
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
        container: 'Container chassis',
        hopper: 'Hopper',
        lowboy: 'Lowboy',
        tank: 'Tank',
        light: 'Light-duty',
        straight: 'Straight truck',
      },
    },
  },
} satisfies Messages;
