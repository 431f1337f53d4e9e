import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';

/** The operation that compares offers; its permission rows are in quotes, with the policy. */
export const permissions: PermissionsByResource = {
  quotes: {
    calls: [call('getCombinations', 'combine', 'get', ({ id }) => `quotes/${id}/combinations`)],
  },
};
