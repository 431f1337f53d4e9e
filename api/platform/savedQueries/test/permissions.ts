import { byId, call, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { saved } from '../../../testing/base/saved.ts';
import { buildUser } from '../../users/test/factory.ts';
import { savedQueryPolicy } from '../policy.ts';
import { SavedQuery } from '../SavedQuery.ts';

/** The permissions for saved queries: each user has only their own. */
export const permissions: PermissionsByResource = {
  saved_queries: {
    policy: savedQueryPolicy,
    records: {
      self: (_, { user }) => queryOf(user.id),
      other: async ({ other }) => queryOf((await buildUser({ companyId: other.id })).id),
    },
    own: async ({ admin }) => (await queryOf(admin.id)).id,
    calls: [
      listing('listSavedQueries', 'list', one('saved_queries')),
      call(
        'createSavedQuery',
        'create',
        'post',
        () => 'saved_queries',
        () => ({
          resource: 'carriers',
          name: `Del norte ${crypto.randomUUID()}`,
          query: { filter: {} },
        }),
      ),
      call('deleteSavedQuery', 'delete', 'delete', byId('saved_queries')),
    ],
    rows: [
      ['none', 'create', '+++ ++ ++ ++'],
      ['self', 'list delete', '+++ ++ ++ ++'],
      ['other', 'list delete', '000 00 00 00'],
    ],
  },
};

function queryOf(userId: string) {
  const query = { filter: {} };
  return saved(SavedQuery, {
    userId,
    resource: 'carriers',
    name: `Del norte ${crypto.randomUUID()}`,
    query,
  });
}
