import { crud } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Scene } from '../../../testing/permissions/types.ts';
import { buildDriver } from './factory.ts';
import { operatorPolicy } from '../policy.ts';

/** The permissions for operators of the own carrier, and of a carrier of Andén's network. */
export const permissions: PermissionsByResource = {
  operators: {
    policy: operatorPolicy,
    records: {
      carrier: ({ carrier }) => buildDriver({ carrierId: carrier.id }),
      internal: ({ internal }) => buildDriver({ carrierId: internal.id }),
    },
    own: async ({ carrier }) => (await buildDriver({ carrierId: carrier.id })).id,
    calls: crud('operators', 'Operator', 'Operators', { comment: 'De noche' }, newOperator),
    rows: [
      ['none', 'create', '++- +- -- +-'],
      ['carrier', 'list export show', '+++ ++ -- ++'],
      ['carrier', 'update delete', '++- +- 00 +-', 'a broker keeps those of its network'],
      ['internal', 'list export show', '+++ 00 -- 00'],
      ['internal', 'update delete', '++- 00 00 00'],
    ],
  },
};

function newOperator({ world }: Pick<Scene, 'world'>) {
  return { name: 'Ana Ríos', carrierId: world.carrier.id };
}
