import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { everything } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { actOn } from '../../core/records/lock.ts';
import { bodyOf } from './delivery/body.ts';
import { DELIVER } from './delivery/queue.ts';
import { webhookPolicy as may } from './policy.ts';
import { lockFor } from './service.ts';
import { webhookEventView as view } from './view.ts';
import { Webhook } from './Webhook.ts';
import { WebhookEvent } from './WebhookEvent.ts';

type Shown = Schemas['WebhookEvent'];

/** A page of a webhook's events. */
export function list(webhookId: string, query: AnyListQuery) {
  return read.list(view, [{ webhookId }], query);
}

/** An event of a webhook with its body and its tries; throws 404 for one of another webhook. */
export async function find(
  webhookId: string,
  id: string,
  publicUrl: string,
): Promise<Schemas['WebhookEventLog']> {
  const event = await read.find(view, [{ webhookId }], id);
  const { changes } = (await WebhookEvent.query().findById(id).select('changes'))!;
  const log = await WebhookEvent.knex()('webhook_tries')
    .where({ eventId: id })
    .orderBy('id', 'desc')
    .select('triedAt', 'milliseconds', 'status', 'answer', 'error');
  return { ...event, body: bodyOf({ ...event, changes }, publicUrl), log };
}

/** Adds an event of the kind `test`, which is delivered in a moment. */
export function test(actor: Actor, webhookId: string): Promise<Shown> {
  const lock = lockFor(actor, webhookId);
  return actOn(Webhook, { actor, rule: may.test, lock }, async (_, trx) => {
    const { id } = await WebhookEvent.query(trx).insert({ webhookId, kind: 'test' });
    await enqueue(trx, DELIVER, {});
    return read.find(view, everything, id, trx);
  });
}

/** Delivers an event of a webhook once more, under the same id. */
export function replay(actor: Actor, webhookId: string, id: string, now: Date): Promise<Shown> {
  const lock = lockFor(actor, webhookId);
  return actOn(Webhook, { actor, rule: may.replay, lock }, async (_, trx) => {
    await read.find(view, [{ webhookId }], id, trx);
    await again(trx, { id }, now);
    return read.find(view, everything, id, trx);
  });
}

/** Delivers all events of a webhook that failed once more, and returns how many they are. */
export function replayFailed(actor: Actor, webhookId: string, now: Date) {
  const lock = lockFor(actor, webhookId);
  return actOn(Webhook, { actor, rule: may.replay, lock }, async (_, trx) => ({
    count: await again(trx, { webhookId, state: 'failed' }, now),
  }));
}

async function again(trx: Transaction, which: Partial<WebhookEvent>, now: Date): Promise<number> {
  const anew = {
    state: 'waiting',
    tries: 0,
    triedSince: null,
    dueAt: now,
    deliveredAt: null,
  } as const;
  const count = await WebhookEvent.query(trx).patch(anew).where(which);
  if (count > 0) await enqueue(trx, DELIVER, {});
  return count;
}
