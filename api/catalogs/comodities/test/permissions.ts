import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildComodity } from './factory.ts';
import { comodities } from '../index.ts';

/** The permissions for commodity types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['comodities', 'Comodity', 'Comodities'],
  policy: comodities.policy,
  build: () => buildComodity(),
});
