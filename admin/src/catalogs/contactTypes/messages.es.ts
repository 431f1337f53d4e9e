import { ContactAudience, ContactType } from '#labels/contactTypes.es';

/** The texts of contact types in Spanish. */
export const es = {
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
      fields: ContactType,
    },
  },
  contactTypes: {
    audience: ContactAudience,
  },
};
