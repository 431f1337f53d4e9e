import { notificationPolicy } from './policy.ts';
import handlers from './routes.ts';

export { laneOf } from './lane.ts';
export { notify, type Audience } from './notify.ts';

/** Notifications: what a person was told, and whether they have seen it. */
export const notifications = { name: 'notifications', policy: notificationPolicy, handlers };
