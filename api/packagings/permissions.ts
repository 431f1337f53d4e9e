import { catalogPermissions } from '../testing/permissions/catalog.ts';
import { buildPackaging } from './factory.ts';
import { packagingPolicy } from './policy.ts';

/** Who may do what with packaging types: as with every catalog. */
export const permissions = catalogPermissions({
  names: ['packagings', 'Packaging', 'Packagings'],
  policy: packagingPolicy,
  build: () => buildPackaging(),
});
