import { buildContact } from '../../../network/contacts/test/factory.ts';
import { call } from '../../../testing/permissions/requests.ts';
import type { Body, PermissionsByResource } from '../../../testing/permissions/types.ts';
import { personalDataPolicy } from '../policy.ts';

const address: Body = ({ target }) => ({ address: target.email });
const confirmed: Body = ({ target }) => ({ address: target.email, confirmation: target.email });

/** The permissions for the data of people without an account; `person` is a contact of a broker. */
export const permissions: PermissionsByResource = {
  personal_data: {
    policy: personalDataPolicy,
    records: {
      person: async ({ broker }) => {
        const { id, emails } = await buildContact({ companyId: broker.id });
        return { id, email: emails[0]! };
      },
    },
    calls: [
      call('findPersonalData', 'list', 'post', () => 'personal_data/find', address),
      call('exportPersonalData', 'export', 'post', () => 'personal_data/export', address),
      call('erasePersonalData', 'erase', 'post', () => 'personal_data/erase', confirmed),
    ],
    rows: [['person', 'list export erase', '+-- -- -- --', 'requests are answered by root']],
    unseen: {
      'visible anybody': 'it has no records of its own',
      'visible nobody': 'it has no records of its own',
    },
  },
};
