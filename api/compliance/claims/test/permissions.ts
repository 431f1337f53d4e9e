import { action, call, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildClaim, provedClaim } from './factory.ts';
import { claimPolicy } from '../policy.ts';

/** The permissions for claims of the own carrier, on records of the broker, and of others. */
export const permissions: PermissionsByResource = {
  claims: {
    policy: claimPolicy,
    unseen: {
      'list anybody': 'the interface asks it for the page; the list shows what is visible',
      'list nobody': 'the interface asks it for the page; the list shows what is visible',
    },
    records: {
      open: ({ carrier }) => buildClaim({ carrierId: carrier.id }),
      self: ({ carrier }) => provedClaim({ carrierId: carrier.id }),
      network: ({ broker }) => provedClaim({ companyId: broker.id }),
      other: () => provedClaim(),
    },
    own: async ({ company }) => (await provedClaim({ companyId: company.id })).id,
    calls: [
      listing('listClaims', 'show', one('claims')),
      call('getClaim', 'show', 'get', ({ id }) => `claims/${id}`),
      call('claimRecords', 'claim', 'post', () => 'claims/search'),
      action('decideClaim', 'claims', 'decide', () => ({
        status: 'refused',
        reason: 'No es suyo',
      })),
    ],
    rows: [
      ['none', 'claim', '--- -- -- +-'],
      ['open', 'show', '+++ 00 -- 00', 'an open claim tells nobody that a record exists'],
      ['open', 'decide', '++- 00 00 00'],
      ['self', 'show', '+++ 00 -- ++'],
      ['self', 'decide', '++- 00 00 --'],
      ['network', 'show', '+++ ++ -- 00'],
      ['network', 'decide', '++- -- 00 00'],
      ['other', 'show', '+++ 00 -- 00'],
    ],
  },
};

/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  proveClaim: 'needs the code of a mail; see claims.test.ts',
};
