import type { Messages } from '../core/modules/AdminModule.ts';

/** The texts of commodity types. */
export const messages = {
  es: {
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
    comodities: { hazmat: 'Peligroso' },
  },
  en: {
    resources: {
      'catalogs/comodities': {
        name: 'Commodity |||| Commodities',
        empty: 'No commodities yet',
        emptyHelp: 'Register what customers move, to ask for the right equipment and permits.',
        page: { create: 'New commodity' },
        notifications: { created: 'Commodity saved', updated: 'Commodity saved' },
        fields: {
          code: 'Code',
          nameEs: 'Name in Spanish',
          nameEn: 'Name in English',
          hazmat: 'Hazardous material',
        },
      },
    },
    comodities: { hazmat: 'Hazmat' },
  },
} satisfies Messages;
