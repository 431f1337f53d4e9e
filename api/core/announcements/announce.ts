import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { runStatement } from '../sql/statement.ts';
import { afterCommit, isInTransaction } from '../sql/transaction.ts';

/** The Postgres channel of all announcements. */
export const CHANNEL = 'anden';

/** Receives the id of a changed record, or nothing when any record of the topic may have changed. */
export type Listener = (id?: string) => void;

/**
 * Announces to all processes, this one included, that a record of a topic has changed: when the transaction commits, and
 * never after a rollback. The changing process's own listeners have run when `inTransaction` returns; those of other
 * processes run some milliseconds later.
 */
export async function announce(trx: Knex, topic: string, id: string): Promise<void> {
  const deliveredBy = isInTransaction() ? PROCESS : undefined;
  const announcement: Announcement = { topic, id, deliveredBy };
  await trx.raw('select pg_notify(?, ?)', [CHANNEL, JSON.stringify(announcement)]);
  if (deliveredBy) await afterCommit(() => deliver(topic, id));
}

/**
 * Announces several records of a topic to all processes, outside of a transaction, in one statement. Its commit does not
 * wait for the disk: the changes are stored already, and a restart of Postgres is announced as well.
 */
export async function announceAll(db: Knex, topic: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const payloads = ids.map((id) => JSON.stringify({ topic, id } satisfies Announcement));
  await runStatement(db, { text: ANNOUNCE, values: [CHANNEL, payloads] });
}

const ANNOUNCE = `select set_config('synchronous_commit', 'off', true), pg_notify($1, payload)
  from unnest($2::text[]) as payload`;

/**
 * Calls `listener` for each announcement of a topic, and without an id after announcements may have been missed, because
 * the connection to Postgres was lost. Returns a function that removes the listener.
 */
export function onAnnounced(topic: string, listener: Listener): () => void {
  const topicListeners = listeners.get(topic) ?? new Set();
  listeners.set(topic, topicListeners.add(listener));
  return () => void topicListeners.delete(listener);
}

/** Delivers a notification of Postgres, unless this process has delivered it itself after the commit. */
export function receive(payload: string): void {
  const { topic, id, deliveredBy } = JSON.parse(payload) as Announcement;
  if (deliveredBy !== PROCESS) deliver(topic, id);
}

/** Tells the listeners of all topics that anything may have changed. */
export function announcementsMissed(): void {
  for (const topic of listeners.keys()) deliver(topic);
}

interface Announcement {
  topic: string;
  id: string;
  /** The process that delivers it itself after the commit. */
  deliveredBy?: string;
}

const PROCESS = randomUUID();
const listeners = new Map<string, Set<Listener>>();

function deliver(topic: string, id?: string): void {
  for (const listener of listeners.get(topic) ?? []) listener(id);
}
