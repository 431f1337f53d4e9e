import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { mapPolicy } from '../policy.ts';

/** The permissions for the map; whose records it shows is tested in map.test.ts. */
export const permissions: PermissionsByResource = {
  map: {
    policy: mapPolicy,
    records: {},
    calls: [call('getMap', 'list', 'get', () => 'map')],
    rows: [['none', 'list', '+++ ++ ++ ++', 'each with the records of the own lists']],
    unseen: {
      'visible anybody': 'it has no records of its own',
      'visible nobody': 'it has no records of its own',
    },
  },
};
