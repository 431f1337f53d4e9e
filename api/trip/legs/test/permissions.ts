import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call, patched } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { legPolicy } from '../policy.ts';

/** The permissions for the legs of loads of the broker's carrier, and of another broker. */
export const permissions: PermissionsByResource = {
  legs: {
    policy: legPolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        assigned({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
      other: async ({ other }) =>
        assigned({ companyId: other.id, carrierId: (await buildCarrier()).id }),
    },
    calls: [
      call('listLegs', 'list', 'get', ({ id }) => `shipments/${id}/legs`),
      call('listLegChoices', 'list', 'get', ({ id }) => `shipments/${id}/legs/choices`),
      ...patched(
        'updateLeg',
        'update',
        ({ id }) => `shipments/${id}/legs/transfer`,
        () => ({ seal: 'MX4471982' }),
      ),
    ],
    rows: [
      ['assigned', 'list', '+++ ++ -- ++', 'customers never see who drives'],
      ['assigned', 'update', '+++ ++ -- +-'],
      ['other', 'list update', '+++ 00 00 00'],
    ],
  },
  shipments: {
    parts: { kind: async () => 'transfer' },
  },
};

function assigned(parties: { companyId: string; customerId?: string; carrierId: string }) {
  return buildShipment({ ...parties, status: 'assigned' });
}
