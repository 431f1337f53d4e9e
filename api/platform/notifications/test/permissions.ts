import { call, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildUser } from '../../users/test/factory.ts';
import { buildNotification } from './factory.ts';
import { notificationPolicy } from '../policy.ts';

/** The permissions for notifications: each user has only their own. */
export const permissions: PermissionsByResource = {
  notifications: {
    policy: notificationPolicy,
    records: {
      self: (_, { user }) => buildNotification({ userId: user.id }),
      other: async ({ broker }) =>
        buildNotification({ userId: (await buildUser({ companyId: broker.id })).id }),
    },
    own: async ({ admin }) => (await buildNotification({ userId: admin.id })).id,
    calls: [
      listing('listNotifications', 'list', one('notifications')),
      call('readAllNotifications', 'readAll', 'post', () => 'notifications/read'),
      call('listNotificationChoices', 'choose', 'get', () => 'notifications/choices'),
      call(
        'chooseNotification',
        'choose',
        'post',
        () => 'notifications/choices',
        () => ({ kind: 'shipment_moved', bell: true }),
      ),
      call('updateNotification', 'update', 'patch', ({ id }) => `notifications/${id}?action=read`),
    ],
    rows: [
      ['none', 'readAll choose', '+++ ++ ++ ++'],
      ['self', 'list update', '+++ ++ ++ ++'],
      ['other', 'list update', '000 00 00 00', 'not even a colleague’s'],
    ],
  },
};

/** Operations without a row in the permission table, with the reason. */
export const exempt = { getUnassignedNotifications: 'public' };
