import { catalog } from '../../core/modules/catalog.ts';
import { Incident } from './Incident.ts';

export { Incident } from './Incident.ts';

/** The catalog of incident types. */
export const incidents = catalog({
  name: 'catalogs/incidents',
  one: 'Incident',
  many: 'Incidents',
  model: Incident,
});
