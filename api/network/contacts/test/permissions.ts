import { crud } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildContact } from './factory.ts';
import { contactPolicy } from '../policy.ts';

/** The permissions for contacts of companies and carriers. */
export const permissions: PermissionsByResource = {
  contacts: {
    policy: contactPolicy,
    records: {
      broker: ({ broker }) => buildContact({ companyId: broker.id }),
      shipper: ({ shipper }) => buildContact({ companyId: shipper.id }),
      carrier: ({ carrier }) => buildContact({ carrierId: carrier.id }),
      internal: ({ internal }) => buildContact({ carrierId: internal.id }),
      other: ({ other }) => buildContact({ companyId: other.id }),
    },
    own: async ({ company }) => (await buildContact({ companyId: company.id })).id,
    calls: crud('contacts', 'Contact', 'Contacts', { name: 'Rocío' }, newContact),
    rows: [
      ['none', 'create', '++- +- +- +-'],
      ['broker', 'list export show', '+++ ++ 00 00'],
      ['broker', 'update delete', '++- +- 00 00'],
      ['shipper', 'list export show', '+++ ++ ++ 00'],
      ['shipper', 'update delete', '++- +- +- 00', 'a broker edits its customers’ contacts'],
      ['carrier', 'list export show', '+++ ++ 00 ++'],
      ['carrier', 'update delete', '++- +- 00 +-', 'a broker edits those of its network'],
      ['internal', 'list export show', '+++ 00 00 00'],
      ['internal', 'update delete', '++- 00 00 00'],
      ['other', 'list export show', '+++ 00 00 00'],
      ['other', 'update delete', '++- 00 00 00'],
    ],
  },
};

function newContact() {
  return { name: 'Ana', emails: [`${crypto.randomUUID()}@prueba.test`] };
}
