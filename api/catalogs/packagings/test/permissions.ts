import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildPackaging } from './factory.ts';
import { packagings } from '../index.ts';

/** The permissions for packaging types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['packagings', 'Packaging', 'Packagings'],
  policy: packagings.policy,
  build: () => buildPackaging(),
});
