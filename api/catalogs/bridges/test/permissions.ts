import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildBridge } from './factory.ts';
import { bridgePolicy } from '../policy.ts';

/** The permissions for border crossings: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['bridges', 'Bridge', 'Bridges'],
  policy: bridgePolicy,
  input: { usPort: '2304' },
  build: () => buildBridge(),
});
