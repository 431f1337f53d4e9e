import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { trackingPolicy } from '../policy.ts';

/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getTracking: 'needs a link, not a user; see tracking.test.ts',
  downloadTrackingFile: 'needs a link, not a user; see tracking.test.ts',
};

/** The permissions for the customer's link of a load: its broker gives it out. */
export const permissions: PermissionsByResource = {
  tracking: {
    policy: trackingPolicy,
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
    calls: [call('linkTracking', 'link', 'post', ({ id }) => `shipments/${id}/tracking/link`)],
    rows: [
      ['assigned', 'link', '+++ ++ -- --'],
      ['other', 'link', '+++ 00 00 00'],
    ],
    unseen: {
      'list anybody': 'nothing is listed',
      'list nobody': 'nothing is listed',
      'visible anybody': 'the only call changes something',
      'visible nobody': 'the only call changes something',
    },
  },
};
