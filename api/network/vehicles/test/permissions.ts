import { crud } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Scene } from '../../../testing/permissions/types.ts';
import { buildVehicle } from './factory.ts';
import { vehiclePolicy } from '../policy.ts';

let count = 0;

/** The permissions for vehicles of the own carrier, of a carrier of Andén's network, and of another broker's. */
export const permissions: PermissionsByResource = {
  vehicles: {
    policy: vehiclePolicy,
    records: {
      carrier: ({ carrier }) => buildVehicle({ carrierId: carrier.id }),
      internal: ({ internal }) => buildVehicle({ carrierId: internal.id }),
    },
    own: async ({ carrier }) => (await buildVehicle({ carrierId: carrier.id })).id,
    calls: crud('vehicles', 'Vehicle', 'Vehicles', { year: 2024 }, newVehicle),
    rows: [
      ['none', 'create', '++- +- -- +-'],
      ['carrier', 'list export show', '+++ ++ -- ++'],
      ['carrier', 'update delete', '++- +- 00 +-', 'a broker keeps those of its network'],
      ['internal', 'list export show', '+++ 00 -- 00'],
      ['internal', 'update delete', '++- 00 00 00'],
    ],
  },
};

function newVehicle({ world }: Pick<Scene, 'world'>) {
  count += 1;
  const plates = `${String(process.pid % 10_000).padStart(4, '0')}N${count}`;
  return { name: `N-${count}`, kind: 'trailer', plates, carrierId: world.carrier.id };
}
