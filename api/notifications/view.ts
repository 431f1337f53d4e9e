import type { Schemas } from '../core/contract/types.ts';
import { columns, view } from '../core/list/view.ts';
import { Notification } from './Notification.ts';

/** What leaves the server of a notification. */
export const notificationView = view<Schemas['Notification']>(
  Notification,
  columns('id', 'kind', 'params', 'entity', 'entityId', 'createdAt', 'readAt', 'archivedAt'),
);
