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
};
