import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';
import { buildEvidence, deliveredLoad, photoForm } from './factory.ts';
import { evidencePolicy } from '../policy.ts';

const DECISIONS = [
  ['accept', 'accepted'],
  ['reject', 'rejected'],
  ['waive', 'waived'],
  ['reopen', 'reopened'],
] as const;

/** The permissions for the evidence of loads of the broker's carrier and of another broker. */
export const permissions: PermissionsByResource = {
  evidence: {
    policy: evidencePolicy,
    records: {
      assigned: ({ broker, shipper, carrier }) =>
        sent({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
      decided: ({ broker, shipper, carrier }) =>
        sent({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }, 'accepted'),
      other: async ({ other }) =>
        sent({ companyId: other.id, carrierId: (await buildCarrier()).id }),
    },
    calls: [
      call('listEvidence', 'list', 'get', ({ id }) => `shipments/${id}/evidence`),
      call(
        'downloadEvidence',
        'show',
        'get',
        (target) => `${pathOf(target)}/files/${target.fileId ?? target.id}`,
      ),
      call(
        'sendEvidence',
        'send',
        'post',
        (target) => `${pathOf(target)}/files`,
        () => photoForm(),
      ),
      call('linkEvidence', 'link', 'post', ({ id }) => `shipments/${id}/evidence/link`),
      ...DECISIONS.map(([action, decision]) =>
        call(
          'reviewEvidence',
          action,
          'post',
          (target) => `${pathOf(target)}/review`,
          () => ({
            decision,
            reason: 'No se lee',
          }),
        ),
      ),
    ],
    rows: [
      ['assigned', 'list show', '+++ ++ -- ++', 'shippers never see it'],
      ['assigned', 'send', '+++ ++ -- +-', 'the broker sends what it got by other ways'],
      ['assigned', 'accept reject waive link', '+++ ++ -- --'],
      ['decided', 'reopen', '+++ ++ -- --'],
      ['other', 'list show', '+++ 00 00 00'],
      ['other', 'send', '+++ 00 00 00'],
      ['other', 'accept reject waive link', '+++ 00 00 00'],
    ],
  },
  shipments: {
    parts: {
      type: async () => 'signed_pod',
      fileId: async (id) => (await buildEvidence(id)).fileId,
    },
  },
};

function pathOf({ id }: Target): string {
  return `shipments/${id}/evidence/signed_pod`;
}

async function sent(
  parties: { companyId: string; customerId?: string; carrierId: string },
  status: 'pending' | 'accepted' = 'pending',
): Promise<Target> {
  const { id } = await deliveredLoad(parties);
  const { fileId } = await buildEvidence(id, { status });
  return { id, fileId };
}
