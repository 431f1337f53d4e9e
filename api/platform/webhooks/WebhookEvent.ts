import type { Schemas } from '../../core/contract/types.ts';
import { Entity } from '../../core/sql/Entity.ts';

/** An event for one webhook. */
export class WebhookEvent extends Entity {
  static override tableName = 'webhook_events';

  declare webhookId: string;
  /** A kind of event, `changes`, or `test`. */
  declare kind: string;
  declare resource: string | null;
  declare recordId: string | null;
  declare recordVersion: number | null;
  declare changes: Schemas['RecordChange'][] | null;
  declare state: Schemas['WebhookEventState'];
  declare tries: number;
  declare triedSince: Date | string | null;
  declare dueAt: Date | string;
  declare deliveredAt: Date | string | null;
}
