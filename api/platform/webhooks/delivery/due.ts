import type { Transaction } from 'objection';
import type { Webhook } from '../Webhook.ts';
import type { WebhookEvent } from '../WebhookEvent.ts';

/** An event that is due, with what its delivery needs of its webhook. */
export type Due = Pick<
  WebhookEvent,
  'id' | 'kind' | 'resource' | 'recordId' | 'recordVersion' | 'changes' | 'tries' | 'webhookId'
> &
  Pick<Webhook, 'url' | 'secretNumber' | 'previousUntil' | 'name'> & {
    createdAt: Date;
    triedSince: Date | null;
    failingSince: Date | null;
    ownerId: string;
  };

/** The most events that one run delivers at the same time, and the most of them for one webhook. */
export const AT_ONCE = 20;
const OF_ONE = 5;

/**
 * Locks the events that are due and that no other process is delivering, the oldest of each webhook first. One that was
 * never tried is due whatever its time says: Postgres dated it, whose clock is finer than ours and may be ahead of it.
 */
export async function dueEvents(trx: Transaction, now: Date): Promise<Due[]> {
  const { rows } = await trx.raw<{ rows: Due[] }>(DUE, { now, atOnce: AT_ONCE, ofOne: OF_ONE });
  return rows;
}

const DUE = `
  with ranked as (
    select id, row_number() over (partition by webhook_id order by due_at, id) as place
    from webhook_events where state = 'waiting' and (tries = 0 or due_at <= :now)
      and webhook_id in (select id from webhooks where ended_at is null)),
  locked as (
    select * from webhook_events
    where id in (select id from ranked where place <= :ofOne) and state = 'waiting'
    order by due_at, id limit :atOnce for update skip locked)
  select locked.id, locked.kind, locked.resource, locked.record_id as "recordId",
    locked.record_version as "recordVersion", locked.changes, locked.tries, locked.tried_since as "triedSince",
    locked.created_at as "createdAt", webhooks.id as "webhookId", webhooks.url, webhooks.name,
    webhooks.secret_number as "secretNumber", webhooks.previous_until as "previousUntil",
    webhooks.failing_since as "failingSince", coalesce(webhooks.company_id, webhooks.carrier_id) as "ownerId"
  from locked join webhooks on webhooks.id = locked.webhook_id`;
