import { catalogPermissions } from '../testing/permissions/catalog.ts';
import { buildComodity } from './factory.ts';
import { comodityPolicy } from './policy.ts';

/** Who may do what with commodity types: as with every catalog. */
export const permissions = catalogPermissions({
  names: ['comodities', 'Comodity', 'Comodities'],
  policy: comodityPolicy,
  build: () => buildComodity(),
});
