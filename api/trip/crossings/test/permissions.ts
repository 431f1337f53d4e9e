import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call, patched } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { crossingPolicy } from '../policy.ts';

/** The permissions for the crossings of loads of the broker's carrier, and of another broker. */
export const permissions: PermissionsByResource = {
  crossings: {
    policy: crossingPolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        assigned({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
      other: async ({ other }) =>
        assigned({ companyId: other.id, carrierId: (await buildCarrier()).id }),
    },
    calls: [
      call('getCrossing', 'show', 'get', ({ id }) => `shipments/${id}/crossing`),
      ...patched(
        'updateCrossing',
        'update',
        ({ id }) => `shipments/${id}/crossing`,
        () => ({ doda: '7781234' }),
      ),
    ],
    rows: [
      ['assigned', 'show', '+++ ++ ++ ++'],
      ['assigned', 'update', '+++ ++ -- +-'],
      ['other', 'show update', '+++ 00 00 00'],
    ],
    unseen: { 'list nobody': 'no operation lists crossings' },
  },
};

function assigned(parties: { companyId: string; customerId?: string; carrierId: string }) {
  return buildShipment({ ...parties, status: 'assigned' });
}
