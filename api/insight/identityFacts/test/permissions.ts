import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';

/** The operation on a carrier's identity; its permission rows are in carriers, with the policy. */
export const permissions: PermissionsByResource = {
  carriers: {
    calls: [call('getCarrierIdentity', 'compare', 'get', ({ id }) => `carriers/${id}/identity`)],
  },
};
