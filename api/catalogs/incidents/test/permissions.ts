import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildIncident } from './factory.ts';
import { incidentPolicy } from '../policy.ts';

/** The permissions for incident types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['incidents', 'Incident', 'Incidents'],
  policy: incidentPolicy,
  input: { severity: 'low' },
  build: () => buildIncident(),
});
