import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';

/** The operations that find and count carriers for a quote; their permission rows are in quotes, with the policy. */
export const permissions: PermissionsByResource = {
  quotes: {
    calls: [
      call('matchCarriers', 'match', 'get', ({ id }) => `quotes/${id}/matches`),
      call('countMatches', 'match', 'get', ({ id }) => `quotes/${id}/matches/counts`),
    ],
  },
};
