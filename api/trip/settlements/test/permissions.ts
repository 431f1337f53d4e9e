import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { action, reads } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';
import { buildPayment } from './factory.ts';
import { settlementPolicy } from '../policy.ts';

/** The permissions for settlements of the broker's carrier and of another broker. */
export const permissions: PermissionsByResource = {
  settlements: {
    policy: settlementPolicy,
    records: {
      closed: ({ broker, carrier }) => closed(broker, carrier),
      paid: async ({ broker, carrier }) => paid(await closed(broker, carrier)),
      other: async ({ other }) => closed(other, await buildCarrier()),
    },
    calls: [
      ...reads('settlements', 'Settlement', 'Settlements'),
      action('paySettlement', 'settlements', 'pay', () => ({
        paidOn: '2026-01-15',
        reference: 'SPEI 1',
      })),
      action('unpaySettlement', 'settlements', 'unpay'),
    ],
    rows: [
      ['closed', 'list export show', '+++ ++ -- ++', 'shippers never see what a carrier costs'],
      ['closed', 'pay', '++- +- -- --', 'who pays is an admin'],
      ['paid', 'unpay', '++- +- -- --'],
      ['other', 'list export show', '+++ 00 -- 00'],
      ['other', 'pay', '++- 0- -- --'],
    ],
  },
};

function closed({ id: companyId }: Target, { id: carrierId }: Target) {
  return buildShipment({ companyId, carrierId, status: 'closed', purchaseCost: '1000.00' });
}

async function paid(shipment: Target): Promise<Target> {
  await buildPayment(shipment.id);
  return { id: shipment.id };
}
