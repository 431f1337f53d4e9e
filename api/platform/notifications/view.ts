import type { Schemas } from '../../core/contract/types.ts';
import { columns, view } from '../../core/sql/view.ts';
import { Notification } from './Notification.ts';

/** The fields of a notification that are returned. */
export const notificationView = view<Omit<Schemas['Notification'], 'text'>>(
  Notification,
  columns('id', 'kind', 'params', 'entity', 'entityId', 'createdAt', 'readAt', 'archivedAt'),
);
