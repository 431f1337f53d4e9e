import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';

const CHANGE = { confidence: 'high', reason: 'Siempre llega' };

/** The operations on the confidence level; their permission rows are in carriers, with the policy. */
export const permissions: PermissionsByResource = {
  carriers: {
    calls: [
      call('getCarrierConfidence', 'compare', 'get', ({ id }) => `carriers/${id}/confidence`),
      call(
        'setCarrierConfidence',
        'assess',
        'post',
        ({ id }) => `carriers/${id}/confidence`,
        () => CHANGE,
      ),
    ],
  },
};
