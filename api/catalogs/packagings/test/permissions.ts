import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildPackaging } from './factory.ts';
import { packagingPolicy } from '../policy.ts';

/** The permissions for packaging types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['packagings', 'Packaging', 'Packagings'],
  policy: packagingPolicy,
  build: () => buildPackaging(),
});
