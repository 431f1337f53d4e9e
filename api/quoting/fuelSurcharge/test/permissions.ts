import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';

/** The operations on fuel surcharges; their permission rows are in quotes, with the policy. */
export const permissions: PermissionsByResource = {
  quotes: {
    calls: [
      call('getFuelSurcharge', 'estimate', 'get', ({ id }) => `quotes/${id}/fuel_surcharge`),
      call('estimateFuelSurcharge', 'preview', 'get', () => 'quotes/fuel_surcharge'),
    ],
  },
};
