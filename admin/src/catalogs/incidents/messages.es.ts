import { Incident, Severity } from '#labels/incidents.es';

/** The texts of incident types in Spanish. */
export const es = {
  resources: {
    'catalogs/incidents': {
      name: 'Incidencia |||| Incidencias',
      empty: 'Aún no hay incidencias',
      emptyHelp:
        'Registre lo que puede pasar con un embarque para reportarlo siempre con el mismo nombre.',
      page: { create: 'Nueva incidencia' },
      notifications: { created: 'Incidencia guardada', updated: 'Incidencia guardada' },
      fields: Incident,
    },
  },
  incidents: { severity: Severity },
};
