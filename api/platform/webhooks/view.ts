import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { Webhook } from './Webhook.ts';
import { WebhookEvent } from './WebhookEvent.ts';

/** The fields of a webhook that are returned; its secret is in none of its columns. */
export const webhookView = view<Schemas['Webhook']>(Webhook, {
  ...recordColumns,
  ...columns('name', 'url', 'kinds', 'changes', 'failingSince', 'endedAt', 'previousUntil'),
  state: `coalesce(webhooks.end_reason, case when webhooks.failing_since is null then 'active' else 'failing' end)`,
});

/** The fields of an event that are returned. */
export const webhookEventView = view<Schemas['WebhookEvent']>(WebhookEvent, {
  ...columns('id', 'kind', 'resource', 'recordId', 'recordVersion', 'state', 'tries', 'dueAt'),
  ...columns('deliveredAt', 'createdAt'),
});
