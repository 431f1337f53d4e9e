import type { Transaction } from 'objection';
import { noteChanged } from '../../../core/announcements/changes.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { tellAdmins } from '../mail.ts';
import { Webhook } from '../Webhook.ts';
import { WebhookEvent } from '../WebhookEvent.ts';
import type { Due } from './due.ts';
import { DAY_MS } from '../../../shared/localTime.ts';

/** The result of one try: an answer, or the error by which there was none. */
export interface Outcome {
  status: number | null;
  answer: string | null;
  error: string | null;
  milliseconds: number;
}

interface Tried {
  event: Due;
  outcome: Outcome;
}

/** A try and the state of its event after it. */
interface Kept extends Tried {
  next: Partial<WebhookEvent>;
}

const MINUTE_MS = 60_000;
const LONGEST_MS = 4 * 60 * MINUTE_MS;

/** Saves each try and what follows from it: delivered, due again, failed after a day, or the end of its webhook. */
export async function keepOutcomes(trx: Transaction, tried: Tried[], now: Date): Promise<void> {
  if (tried.length === 0) return;
  await trx('webhook_tries').insert(
    tried.map(({ event, outcome }) => ({ ...outcome, eventId: event.id, triedAt: now })),
  );
  const outcomes = tried.map((one) => ({ ...one, next: nextOf(one, now) }));
  for (const { event, next } of outcomes)
    await WebhookEvent.query(trx).findById(event.id).patch(next);
  for (const id of new Set(tried.map(({ event }) => event.webhookId))) {
    const ofOne = outcomes.filter(({ event }) => event.webhookId === id);
    await keepHealth(trx, ofOne, now);
  }
}

/** The state of an event after a try. */
function nextOf({ event, outcome }: Tried, now: Date): Partial<WebhookEvent> {
  const tries = event.tries + 1;
  const triedSince = event.triedSince ?? now;
  if (isReceived(outcome)) return { state: 'delivered', tries, triedSince, deliveredAt: now };
  const dueAt = new Date(+now + waitAfter(tries));
  const isOver = isGone(outcome) || +dueAt > +triedSince + DAY_MS;
  return isOver ? { state: 'failed', tries, triedSince } : { tries, triedSince, dueAt };
}

/** The time until the next try: a minute, then three times as long after each, at most four hours; up to a fifth more or less. */
export function waitAfter(tries: number, random = Math.random()): number {
  const base = Math.min(MINUTE_MS * 3 ** (tries - 1), LONGEST_MS);
  return Math.round(base * (0.8 + 0.4 * random));
}

/** Notes whether the webhook works, ends it after an answer 410, and mails its admins once when either goes wrong. */
async function keepHealth(trx: Transaction, tried: Kept[], now: Date) {
  const [{ event }] = tried as [Kept];
  const { webhookId: id, failingSince } = event;
  if (tried.some(({ outcome }) => isGone(outcome))) return endAsGone(trx, event, now);
  const works = tried.some(({ outcome }) => isReceived(outcome));
  if (works && failingSince) await keepFailingSince(trx, id, null);
  if (works) return;
  if (!failingSince) await keepFailingSince(trx, id, now);
  const givenUp = tried.filter(({ next }) => next.state === 'failed');
  if (givenUp.length > 0 && (await areFirstFailures(trx, givenUp)))
    await tellAdmins(trx, event, 'failing');
}

async function keepFailingSince(trx: Transaction, id: string, failingSince: Date | null) {
  await Webhook.query(trx).findById(id).patch({ failingSince });
  await noteChanged(trx, Webhook.tableName, [id]);
}

async function endAsGone(trx: Transaction, event: Due, now: Date) {
  const { webhookId } = event;
  const webhook = await Webhook.query(trx).findById(webhookId).forUpdate();
  if (webhook!.endedAt) return;
  await amend(Webhook, webhookId, { endedAt: now, endReason: 'gone' }, { trx });
  await WebhookEvent.query(trx).patch({ state: 'failed' }).where({ webhookId, state: 'waiting' });
  await tellAdmins(trx, event, 'gone');
}

/** Whether no other event has failed since the webhook last worked. */
async function areFirstFailures(trx: Transaction, failed: Tried[]): Promise<boolean> {
  const [{ event }] = failed as [Tried];
  const { webhookId, failingSince } = event;
  const ids = failed.map((one) => one.event.id);
  const before = WebhookEvent.query(trx)
    .where({ webhookId, state: 'failed' })
    .whereNotIn('id', ids);
  const since = failingSince ?? new Date(0);
  return (await before.where('triedSince', '>=', since).resultSize()) === 0;
}

function isReceived({ status }: Outcome): boolean {
  return status !== null && status >= 200 && status < 300;
}

function isGone({ status }: Outcome): boolean {
  return status === 410;
}
