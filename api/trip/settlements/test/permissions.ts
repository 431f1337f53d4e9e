import type { Schemas } from '../../../core/contract/types.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import type { Answer } from '../../../testing/client.ts';
import { action, call, inBulk, reads } from '../../../testing/permissions/requests.ts';
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
      inBulk('bulkSettlements', 'settlements', 'pay', {
        action: 'pay',
        paidOn: '2026-01-15',
        reference: 'SPEI 1',
      }),
      call(
        'getBankFile',
        'bankFile',
        'get',
        ({ id }) => `settlements/bank_file?id=${id}`,
        undefined,
        inFile,
      ),
      action('unpaySettlement', 'settlements', 'unpay'),
    ],
    unseen: {
      'bankFile anybody': 'the accounts in the file have the same rule of their own',
    },
    rows: [
      ['closed', 'list export show', '+++ ++ -- ++', 'shippers never see what a carrier costs'],
      ['closed', 'pay', '++- +- -- --', 'who pays is an admin'],
      [
        'closed',
        'bankFile',
        '++- +- -- --',
        'accounts of other payers are left out; see bankFile.test.ts',
      ],
      ['paid', 'unpay', '++- +- -- --'],
      ['other', 'list export show', '+++ 00 -- 00'],
      ['other', 'pay bankFile', '++- 0- -- --'],
    ],
  },
};

export const exempt = {
  getSettlementTotals: 'sums the settlements that the caller sees; see several.test.ts',
};

/** A settlement that the caller does not see is left out of the file as not found. */
function inFile({ status, body }: Answer<unknown>) {
  if (status !== 200) return status === 403 ? '-' : String(status);
  const [left] = (body as Schemas['BankFile']).leftOut;
  return left?.reason === 'not_found' ? '0' : '+';
}

function closed({ id: companyId }: Target, { id: carrierId }: Target) {
  return buildShipment({ companyId, carrierId, status: 'closed', purchaseCost: '1000.00' });
}

async function paid(shipment: Target): Promise<Target> {
  await buildPayment(shipment.id);
  return { id: shipment.id };
}
