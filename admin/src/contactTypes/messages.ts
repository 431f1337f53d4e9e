import type { Messages } from '../core/modules/AdminModule.ts';

/** The texts of contact types. */
export const messages = {
  es: {
    resources: {
      'catalogs/contact_types': {
        name: 'Tipo de contacto |||| Tipos de contacto',
        empty: 'Aún no hay tipos de contacto',
        emptyHelp: 'Registre los puestos a los que se llama: tráfico, tarifas, cobranza.',
        page: { create: 'Nuevo tipo de contacto' },
        notifications: {
          created: 'Tipo de contacto guardado',
          updated: 'Tipo de contacto guardado',
        },
        fields: {
          code: 'Código',
          nameEs: 'Nombre en español',
          nameEn: 'Nombre en inglés',
          audience: 'Para contactos de',
        },
      },
    },
    contactTypes: {
      audience: { brokers: 'Empresas y clientes', carriers: 'Transportistas' },
    },
  },
  en: {
    resources: {
      'catalogs/contact_types': {
        name: 'Contact type |||| Contact types',
        empty: 'No contact types yet',
        emptyHelp: 'Register the desks that people call: dispatch, rates, receivables.',
        page: { create: 'New contact type' },
        notifications: { created: 'Contact type saved', updated: 'Contact type saved' },
        fields: {
          code: 'Code',
          nameEs: 'Name in Spanish',
          nameEn: 'Name in English',
          audience: 'For contacts of',
        },
      },
    },
    contactTypes: {
      audience: { brokers: 'Companies and customers', carriers: 'Carriers' },
    },
  },
} satisfies Messages;
