import { photo } from '../../../testing/base/smallFiles.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';
import { Accessorial } from '../Accessorial.ts';
import { AccessorialFile } from '../AccessorialFile.ts';
import { buildAccessorial } from './factory.ts';
import { accessorialPolicy } from '../policy.ts';

const DECISIONS = [
  ['approve', 'approved'],
  ['reject', 'rejected'],
  ['withdraw', 'withdrawn'],
] as const;

/** The permissions for accessorials of loads of the broker's carrier and of another broker. */
export const permissions: PermissionsByResource = {
  accessorials: {
    policy: accessorialPolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        asked({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
      other: async ({ other }) =>
        asked({ companyId: other.id, carrierId: (await buildCarrier()).id }),
    },
    calls: [
      call('listAccessorials', 'list', 'get', ({ id }) => `shipments/${id}/accessorials`),
      call(
        'downloadAccessorialFile',
        'show',
        'get',
        (target) => `${pathOf(target)}/files/${target.proofId ?? target.id}`,
      ),
      call(
        'requestAccessorial',
        'request',
        'post',
        ({ id }) => `shipments/${id}/accessorials`,
        () => ({ kind: 'lumper', amount: '500.00' }),
      ),
      call('sendAccessorialFile', 'prove', 'post', (target) => `${pathOf(target)}/files`, receipt),
      ...DECISIONS.map(([action, decision]) =>
        call(
          'reviewAccessorial',
          action,
          'post',
          (target) => `${pathOf(target)}/review`,
          () => ({ decision, reason: 'No procede' }),
        ),
      ),
    ],
    rows: [
      ['assigned', 'list show', '+++ ++ -- ++', 'shippers never see them'],
      ['assigned', 'request prove', '+++ ++ -- +-'],
      ['assigned', 'approve reject', '+++ ++ -- --'],
      ['assigned', 'withdraw', '--- -- -- +-'],
      ['other', 'list show request prove approve reject', '+++ 00 00 00'],
      ['other', 'withdraw', '--- 00 00 00'],
    ],
  },
  shipments: {
    parts: {
      accessorialId: async (id) => (await buildAccessorial(id)).id,
      proofId: async (id) => (await proofOf(id)).id,
    },
  },
};

function pathOf({ id, accessorialId = id }: Target): string {
  return `shipments/${id}/accessorials/${accessorialId}`;
}

function receipt(): FormData {
  const form = new FormData();
  const content = new Uint8Array(photo(Math.floor(Math.random() * 256)));
  form.append('file', new Blob([content], { type: 'image/jpeg' }), 'recibo.jpg');
  return form;
}

async function asked(parties: {
  companyId: string;
  customerId?: string;
  carrierId: string;
}): Promise<Target> {
  const { id } = await buildShipment({ ...parties, status: 'assigned' });
  const { id: accessorialId, proofId } = await buildAccessorial(id);
  return { id, accessorialId, proofId };
}

/** A file of an accessorial of a load. */
async function proofOf(shipmentId: string): Promise<AccessorialFile> {
  const asked = Accessorial.query().whereNotNull('companyId').findOne({ shipmentId });
  const { companyId, id: accessorialId } = (await asked)!;
  return (await AccessorialFile.query().findOne({ companyId, accessorialId }))!;
}
