import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { arrivalPolicy } from '../policy.ts';

/** The permissions for the expected arrivals of loads of the broker's carrier, and of another broker. */
export const permissions: PermissionsByResource = {
  arrivals: {
    policy: arrivalPolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        assigned({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
      other: async ({ other }) =>
        assigned({ companyId: other.id, carrierId: (await buildCarrier()).id }),
    },
    calls: [call('getArrival', 'show', 'get', ({ id }) => `shipments/${id}/arrival`)],
    rows: [
      ['assigned', 'show', '+++ ++ ++ ++'],
      ['other', 'show', '+++ 00 00 00'],
    ],
    unseen: { 'list nobody': 'a load has one; there is no list' },
  },
};

function assigned(parties: { companyId: string; customerId?: string; carrierId: string }) {
  return buildShipment({ ...parties, status: 'assigned' });
}
