import type { Module } from '../../core/modules/module.ts';
import { deleteOldRows } from '../../core/jobs/retention.ts';
import { webhookNotices } from './noticeRows.ts';
import { webhookPolicy } from './policy.ts';
import { handlersOf } from './routes.ts';

export { deliverWebhooks } from './delivery/deliver.ts';
export { DELIVER } from './delivery/queue.ts';
export { hearFrom } from './feed.ts';
export { raise } from './raise.ts';

/** Webhooks: programs of a company or carrier hear of its events at an address of theirs. */
export const webhooks = {
  name: 'webhooks',
  policy: webhookPolicy,
  handlers: handlersOf,
  notices: webhookNotices,
  jobs: [deleteOldRows({ table: 'webhook_events', days: 30, old: 'created_at < :before' })],
} satisfies Module;
