import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';
import { buildConfirmation } from './factory.ts';
import { rateConfirmationPolicy } from '../policy.ts';

/** The permissions for rate confirmations of loads of the broker's carrier and of another broker. */
export const permissions: PermissionsByResource = {
  rateConfirmations: {
    policy: rateConfirmationPolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        confirmed({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
      other: async ({ other }) =>
        confirmed({ companyId: other.id, carrierId: (await buildCarrier()).id }),
    },
    calls: [
      call('listRateConfirmations', 'list', 'get', ({ id }) => `shipments/${id}/rateConfirmations`),
      call(
        'downloadRateConfirmation',
        'show',
        'get',
        (target) => `${pathOf(target)}/file?format=html`,
      ),
      call('getRateConfirmationSheet', 'show', 'get', (target) => `${pathOf(target)}/sheet`),
      call(
        'getRateConfirmationDelivery',
        'delivery',
        'get',
        ({ id }) => `shipments/${id}/rateConfirmations/delivery`,
      ),
      ...(['link', 'mail'] as const).map((verb) =>
        call(
          `${verb}RateConfirmation`,
          verb,
          'post',
          ({ id }) => `shipments/${id}/rateConfirmations/${verb}`,
          () => (verb === 'mail' ? { email: 'trafico@fletes.test' } : {}),
        ),
      ),
      call(
        'issueRateConfirmation',
        'issue',
        'post',
        ({ id }) => `shipments/${id}/rateConfirmations`,
        () => ({ freeHours: 3, paymentDays: 15, evidence: ['signed_pod'] }),
      ),
      call(
        'acceptRateConfirmation',
        'accept',
        'post',
        (target) => `${pathOf(target)}/accept`,
        ({ target }) => ({ hash: target.hash ?? '0'.repeat(64) }),
      ),
    ],
    rows: [
      ['assigned', 'list show', '+++ ++ -- ++', 'shippers never see it'],
      ['assigned', 'issue', '+++ ++ -- --'],
      ['assigned', 'link mail delivery', '+++ ++ -- --', 'the broker sends the link'],
      ['other', 'link mail', '+++ 00 00 00'],
      ['other', 'delivery', '+++ 00 -- --'],
      ['assigned', 'accept', '--- -- -- +-'],
      ['other', 'list show issue', '+++ 00 00 00'],
      ['other', 'accept', '--- 00 00 00'],
    ],
  },
  shipments: {
    parts: { confirmationId: async (id) => (await buildConfirmation(id)).id },
  },
};

function pathOf({ id, confirmationId = id }: Target) {
  return `shipments/${id}/rateConfirmations/${confirmationId}`;
}

async function confirmed(parties: { companyId: string; customerId?: string; carrierId: string }) {
  const shipment = await buildShipment({ ...parties, status: 'assigned' });
  const { id, hash } = await buildConfirmation(shipment.id);
  return { id: shipment.id, confirmationId: id, hash };
}
