import { catalog } from '../../core/modules/catalog.ts';
import { incidentColumns } from './columns.ts';
import { incidentPolicy } from './policy.ts';
import { incidentView } from './view.ts';

export { Incident } from './Incident.ts';

/** The catalog of incident types. */
export const incidents = catalog({
  name: 'catalogs/incidents',
  one: 'Incident',
  many: 'Incidents',
  policy: incidentPolicy,
  view: incidentView,
  columns: incidentColumns,
});
