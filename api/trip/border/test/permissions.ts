import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { borderPolicy } from '../policy.ts';

/** The permissions for the border readiness of loads of the broker's carrier, and of another broker. */
export const permissions: PermissionsByResource = {
  border: {
    policy: borderPolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        assigned({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
      other: async ({ other }) =>
        assigned({ companyId: other.id, carrierId: (await buildCarrier()).id }),
    },
    calls: [
      call('getBorder', 'list', 'get', () => 'border'),
      call('getBorderOfLoad', 'show', 'get', ({ id }) => `shipments/${id}/border`),
      call('linkBorder', 'link', 'post', ({ id }) => `shipments/${id}/border/mx_broker/link`),
      call(
        'mailBorder',
        'mail',
        'post',
        ({ id }) => `shipments/${id}/border/mx_broker/mail`,
        () => ({ email: 'trafico@agencia.test' }),
      ),
    ],
    rows: [
      ['none', 'list', '+++ ++ -- ++', 'each with the records of the own lists'],
      ['assigned', 'show', '+++ ++ -- ++', 'customers never see who drives'],
      ['assigned', 'link mail', '+++ ++ -- +-'],
      ['other', 'show link mail', '+++ 00 00 00'],
    ],
    unseen: {
      'answer anybody': 'needs a link, not a user; see border.test.ts',
      'answer nobody': 'needs a link, not a user; see border.test.ts',
    },
  },
};

/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getBorderByLink: 'needs a link, not a user; see border.test.ts',
  answerBorder: 'needs a link, not a user; see border.test.ts',
};

function assigned(parties: { companyId: string; customerId?: string; carrierId: string }) {
  return buildShipment({ ...parties, status: 'assigned' });
}
