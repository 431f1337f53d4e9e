import type { Schemas } from '../../core/contract/types.ts';
import { Entity } from '../../core/sql/Entity.ts';

/** A notification for one user. */
export class Notification extends Entity {
  static override tableName = 'notifications';
  static override jsonAttributes = ['params'];

  declare userId: string;
  declare kind: Schemas['NotificationKind'];
  declare params: Schemas['NotificationParams'];
  declare entity: string;
  declare entityId: string;
  declare readAt: Date | string | null;
  declare archivedAt: Date | string | null;
}
