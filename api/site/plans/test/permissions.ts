import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { planPolicy } from '../policy.ts';

/** The permissions for plans. */
export const permissions: PermissionsByResource = {
  plans: {
    policy: planPolicy,
    records: {
      broker: async ({ broker }) => broker,
      other: async ({ other }) => other,
    },
    calls: [
      call('getPlanUse', 'show', 'get', ({ id }) => `plans/use?companyId=${id}`),
      call(
        'requestUpgrade',
        'upgrade',
        'post',
        () => 'plans/upgrade',
        undefined,
        ({ status }) => (status === 403 ? '-' : '+'),
      ),
    ],
    rows: [
      ['broker', 'show', '+++ ++ -- --'],
      ['other', 'show', '+++ 00 -- --'],
      ['broker', 'upgrade', '--- ++ -- --', 'a broker asks for its own plan alone'],
    ],
    unseen: { 'list nobody': 'the list of plans is public' },
  },
};

/** Operations without a row in the permission table, with the reason. */
export const exempt = { listPlans: 'public' };
