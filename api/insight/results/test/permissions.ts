import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { resultPolicy } from '../policy.ts';

/** The permissions for the results; whose records they count is tested in results.test.ts. */
export const permissions: PermissionsByResource = {
  results: {
    policy: resultPolicy,
    records: {},
    calls: [call('getResults', 'list', 'get', () => 'results')],
    rows: [['none', 'list', '+++ ++ -- ++', 'each of the records of the own lists']],
    unseen: {
      'visible anybody': 'it has no records of its own',
      'visible nobody': 'it has no records of its own',
    },
  },
};
