import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { feedPolicy } from '../policy.ts';

/** The permissions for the addresses of spreadsheets: each admin has their own. */
export const permissions: PermissionsByResource = {
  feeds: {
    policy: feedPolicy,
    records: {},
    calls: [
      call('listFeeds', 'list', 'get', () => 'feeds'),
      call('listColleagueFeeds', 'list', 'get', () => 'feeds/colleagues'),
      call('makeFeeds', 'make', 'post', () => 'feeds/mine/make'),
      call('revokeFeeds', 'revoke', 'post', () => 'feeds/mine/revoke'),
    ],
    rows: [['none', 'list make revoke', '++- +- +- +-']],
    unseen: {
      'visible anybody': 'it has no records of its own',
      'visible nobody': 'it has no records of its own',
    },
  },
};

/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  revokeColleagueFeeds: 'needs a colleague who has addresses; see feeds.test.ts',
  ...Object.fromEntries(
    ['readQuotesCsv', 'readQuotesWorkbook', 'readQuotesFeed']
      .concat(['readShipmentsCsv', 'readShipmentsWorkbook', 'readShipmentsFeed'])
      .map((id) => [id, 'needs the token of an address, not a user; see feeds.test.ts']),
  ),
};
