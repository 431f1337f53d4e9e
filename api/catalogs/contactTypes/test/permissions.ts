import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildContactType } from './factory.ts';
import { contactTypes } from '../index.ts';

/** The permissions for contact types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['contact_types', 'ContactType', 'ContactTypes'],
  policy: contactTypes.policy,
  input: { audience: 'carriers' },
  build: () => buildContactType(),
});
