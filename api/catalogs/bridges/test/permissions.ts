import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildBridge } from './factory.ts';
import { bridges } from '../index.ts';

/** The permissions for border crossings: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['bridges', 'Bridge', 'Bridges'],
  policy: bridges.policy,
  input: { usPort: '2304' },
  build: () => buildBridge(),
});
