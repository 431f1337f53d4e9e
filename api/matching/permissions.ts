import { call } from '../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../testing/permissions/types.ts';

/** The call that finds the carriers for a quote; the rows about it stand with the policy, in quotes. */
export const permissions: PermissionsByResource = {
  quotes: {
    calls: [call('matchCarriers', 'match', 'get', ({ id }) => `quotes/${id}/matches`)],
  },
};
