import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Webhook } from '../Webhook.ts';
import { WebhookEvent } from '../WebhookEvent.ts';

/** Inserts a webhook that hears all events of a company or a carrier. */
export function buildWebhook(overrides: Columns<Webhook>): Promise<Webhook> {
  const name = `Sistema ${crypto.randomUUID()}`;
  return saved(Webhook, { name, url: 'https://erp.example/events', kinds: [], ...overrides });
}

/** Ends the webhooks that other tests left to a company, of which it may have a limited number. */
export async function endWebhooks(companyId: string): Promise<void> {
  await Webhook.query()
    .patch({ endedAt: new Date(), endReason: 'ended' })
    .where({ companyId })
    .whereNull('endedAt');
}

/** Gives up the events that other tests left waiting, so that those of this test are delivered first. */
export async function dropWaiting(): Promise<void> {
  await WebhookEvent.query().patch({ state: 'failed' }).where({ state: 'waiting' });
}

/** Inserts a test event of a webhook that has failed. */
export function buildEvent(overrides: Columns<WebhookEvent> & { webhookId: string }) {
  return saved(WebhookEvent, { kind: 'test', state: 'failed', ...overrides });
}
