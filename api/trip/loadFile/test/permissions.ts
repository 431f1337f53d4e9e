import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { loadFilePolicy } from '../policy.ts';

/** The permissions for the whole file of a load: who may see both sides. */
export const permissions: PermissionsByResource = {
  loadFile: {
    policy: loadFilePolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        buildShipment({
          companyId: broker.id,
          customerId: shipper.id,
          carrierId: carrier.id,
          status: 'assigned',
        }),
      other: async ({ other }) =>
        buildShipment({
          companyId: other.id,
          carrierId: (await buildCarrier()).id,
          status: 'assigned',
        }),
    },
    calls: [call('downloadLoadFile', 'show', 'get', ({ id }) => `shipments/${id}/archive`)],
    rows: [
      ['assigned', 'show', '+++ ++ -- --', 'all prices and names are in it'],
      ['other', 'show', '+++ 00 00 00'],
    ],
    unseen: {
      'list anybody': 'nothing is listed',
      'list nobody': 'nothing is listed',
    },
  },
};
