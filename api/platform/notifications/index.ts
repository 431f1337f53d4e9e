import { mailNotices } from './mails/mailNotices.ts';
import { notificationPolicy } from './policy.ts';
import handlers from './routes.ts';

export { laneOf } from './lane.ts';
export { unsubscribePage } from './choices/unsubscribePage.ts';
export { type Address, notify, type Parties } from './notify.ts';

export { countUnread, list as listNotifications } from './service.ts';

/** Notifications of a user, read and unread. */
export const notifications = {
  name: 'notifications',
  policy: notificationPolicy,
  handlers,
  jobs: [mailNotices],
};
