import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Notification } from '../Notification.ts';

/** Inserts an unread notification. */
export function buildNotification(overrides: Columns<Notification> & { userId: string }) {
  const about = { entity: 'quotes', entityId: crypto.randomUUID() };
  return saved(Notification, { kind: 'rate_received', ...about, ...overrides });
}
