import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildContactType } from './factory.ts';
import { contactTypePolicy } from '../policy.ts';

/** The permissions for contact types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['contact_types', 'ContactType', 'ContactTypes'],
  policy: contactTypePolicy,
  input: { audience: 'carriers' },
  build: () => buildContactType(),
});
