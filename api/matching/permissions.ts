import { call } from '../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../testing/permissions/types.ts';

/** The operation that finds carriers for a quote; its permission rows are in quotes, with the policy. */
export const permissions: PermissionsByResource = {
  quotes: {
    calls: [call('matchCarriers', 'match', 'get', ({ id }) => `quotes/${id}/matches`)],
  },
};
