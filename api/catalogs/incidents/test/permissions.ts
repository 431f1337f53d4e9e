import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildIncident } from './factory.ts';
import { incidents } from '../index.ts';

/** The permissions for incident types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['incidents', 'Incident', 'Incidents'],
  policy: incidents.policy,
  input: { severity: 'low' },
  build: () => buildIncident(),
});
