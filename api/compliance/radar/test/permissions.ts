import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { dayIn, uploadedDocument } from '../../documents/test/factory.ts';
import { action, call, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { radarPolicy } from '../policy.ts';

/** The permissions for the radar of the own carrier, of the broker's network and of other networks. */
export const permissions: PermissionsByResource = {
  radar: {
    policy: radarPolicy,
    records: {
      self: ({ carrier }) => lacking(carrier.id),
      network: ({ broker }) => lackingOf(broker.id),
      internal: () => lackingOf(null),
      other: ({ other }) => lackingOf(other.id),
    },
    calls: [
      listing('listRadar', 'list', one('radar')),
      action('askForDocument', 'radar', 'ask', () => ({ type: 'insurance_cover' })),
      call('askForAllDocuments', 'ask', 'post', ({ id }) => `radar/${id}/ask_all`),
    ],
    rows: [
      ['self', 'list', '+++ ++ -- ++'],
      ['self', 'ask', '+++ ++ -- --'],
      ['network', 'list', '+++ ++ -- 00'],
      ['network', 'ask', '+++ ++ -- --'],
      ['internal', 'list', '+++ 00 -- 00', 'only Andén sees the documents of its own network'],
      ['internal', 'ask', '+++ 00 -- --'],
      ['other', 'list', '+++ 00 -- 00'],
      ['other', 'ask', '+++ 00 -- --'],
    ],
    unseen: {
      'visible anybody': 'it has no records of its own; its carriers are those of documents',
      'visible nobody': 'it has no records of its own; its carriers are those of documents',
    },
  },
};

async function lackingOf(companyId: string | null) {
  return lacking((await buildCarrier(companyId ? { companyId } : {})).id);
}

/** A carrier whose insurance has expired. */
async function lacking(id: string) {
  await uploadedDocument(id, { status: 'approved', expirationDate: dayIn(-1) });
  return { id };
}
