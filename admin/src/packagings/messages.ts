import type { Messages } from '../core/modules/AdminModule.ts';

/** The texts of packaging types. */
export const messages = {
  es: {
    resources: {
      'catalogs/packagings': {
        name: 'Embalaje |||| Embalajes',
        empty: 'Aún no hay embalajes',
        emptyHelp: 'Registre las tarimas, cajas y racks en que viaja la mercancía, con su medida.',
        page: { create: 'Nuevo embalaje' },
        notifications: { created: 'Embalaje guardado', updated: 'Embalaje guardado' },
        fields: {
          code: 'Código',
          nameEs: 'Nombre en español',
          nameEn: 'Nombre en inglés',
          length: 'Largo (m)',
          width: 'Ancho (m)',
          height: 'Alto (m)',
          stackable: 'Se puede estibar',
        },
      },
    },
    packagings: { size: 'Medida usual', stackable: 'Estibable' },
  },
  en: {
    resources: {
      'catalogs/packagings': {
        name: 'Packaging |||| Packaging',
        empty: 'No packaging yet',
        emptyHelp: 'Register the pallets, boxes and racks that goods travel in, with their size.',
        page: { create: 'New packaging' },
        notifications: { created: 'Packaging saved', updated: 'Packaging saved' },
        fields: {
          code: 'Code',
          nameEs: 'Name in Spanish',
          nameEn: 'Name in English',
          length: 'Length (m)',
          width: 'Width (m)',
          height: 'Height (m)',
          stackable: 'Can be stacked',
        },
      },
    },
    packagings: { size: 'Usual size', stackable: 'Stackable' },
  },
} satisfies Messages;
