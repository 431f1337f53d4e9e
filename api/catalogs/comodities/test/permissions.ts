import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildComodity } from './factory.ts';
import { comodityPolicy } from '../policy.ts';

/** The permissions for commodity types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['comodities', 'Comodity', 'Comodities'],
  policy: comodityPolicy,
  build: () => buildComodity(),
});
