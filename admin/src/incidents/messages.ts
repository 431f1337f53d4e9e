import type { Messages } from '../core/modules/AdminModule.ts';

/** The texts of incident types. */
export const messages = {
  es: {
    resources: {
      'catalogs/incidents': {
        name: 'Incidencia |||| Incidencias',
        empty: 'Aún no hay incidencias',
        emptyHelp: 'Registre lo que puede pasarle a un embarque, para contarlo siempre igual.',
        page: { create: 'Nueva incidencia' },
        notifications: { created: 'Incidencia guardada', updated: 'Incidencia guardada' },
        fields: {
          code: 'Código',
          nameEs: 'Nombre en español',
          nameEn: 'Nombre en inglés',
          severity: 'Gravedad',
        },
      },
    },
    incidents: { severity: { low: 'Leve', medium: 'Media', high: 'Grave' } },
  },
  en: {
    resources: {
      'catalogs/incidents': {
        name: 'Incident type |||| Incident types',
        empty: 'No incident types yet',
        emptyHelp: 'Register what may happen to a load, so that it is always told alike.',
        page: { create: 'New incident type' },
        notifications: { created: 'Incident type saved', updated: 'Incident type saved' },
        fields: {
          code: 'Code',
          nameEs: 'Name in Spanish',
          nameEn: 'Name in English',
          severity: 'Severity',
        },
      },
    },
    incidents: { severity: { low: 'Low', medium: 'Medium', high: 'High' } },
  },
} satisfies Messages;
