import { Incident, Severity } from '#labels/incidents.en';
import type { es } from './messages.es.ts';

/** The texts of incident types in English. */
export const en: typeof es = {
  resources: {
    'catalogs/incidents': {
      name: 'Incident type |||| Incident types',
      empty: 'No incident types yet',
      emptyHelp:
        'Register what can happen to a load so that it is always reported under the same name.',
      page: { create: 'New incident type' },
      notifications: { created: 'Incident type saved', updated: 'Incident type saved' },
      fields: Incident,
    },
  },
  incidents: { severity: Severity },
};
