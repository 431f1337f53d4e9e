import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../../../db/process/startError.ts';
import { announce, announcementsMissed, CHANNEL, onAnnounced, receive } from './announce.ts';
import { announceChanged } from './changes.ts';

interface Options {
  /** The URL of the Postgres server itself, because notifications do not pass a pooler of transactions. */
  url: string;
  db: Knex;
  log: Logger;
}

/**
 * Receives the announcements of all processes on one connection until `stop`. A lost connection is opened again, and all
 * listeners are told that they may have missed something. Throws StartError when what `db` announces does not arrive.
 */
export async function startListening({
  url,
  db,
  log,
}: Options): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController();
  const { signal } = ending;
  let client = await connected(url);
  if (!(await isHeard(db))) {
    await client.end();
    throw new StartError(DEAF);
  }
  void keepListening();
  return { stop };

  async function keepListening(): Promise<void> {
    for (;;) {
      await connectionLoss(client, signal);
      if (signal.aborted) return;
      log.warn('the connection for announcements was lost');
      announcementsMissed();
      const next = await reconnected(url, signal);
      if (!next) return;
      client = next;
      announcementsMissed();
    }
  }

  async function stop(): Promise<void> {
    await announceChanged().catch((err: unknown) => log.warn({ err }, 'changes not announced'));
    ending.abort();
    await client.end();
  }
}

const RETRY_MS = 500;
const PROBE_MS = 10_000;
const ANSWER_MS = 5_000;

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'anden-announcements',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  client.on('error', () => {});
  client.on('notification', ({ payload }) => receive(payload!));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

async function reconnected(url: string, signal: AbortSignal): Promise<pg.Client | undefined> {
  while (!signal.aborted) {
    const client = await connected(url).catch(() => undefined);
    if (client && !signal.aborted) return client;
    await client?.end();
    await pause(RETRY_MS, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

/** Resolves when the connection has ended; ends it itself when Postgres does not answer a regular query. */
async function connectionLoss(client: pg.Client, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  client.once('end', () => ended.abort());
  const either = AbortSignal.any([signal, ended.signal]);
  while (!either.aborted) {
    await pause(PROBE_MS, undefined, { signal: either, ref: false }).catch(() => {});
    if (!either.aborted) await client.query('select').catch(() => client.end());
  }
}

/** Whether an announcement through the pool arrives; it does not through a pooler or from another database. */
async function isHeard(db: Knex): Promise<boolean> {
  const probe = randomUUID();
  let remove = () => {};
  const arrival = new Promise<boolean>((resolve) => {
    remove = onAnnounced(probe, () => resolve(true));
    setTimeout(resolve, ANSWER_MS, false).unref();
  });
  await announce(db, probe, probe);
  return arrival.finally(remove);
}

const DEAF =
  'Postgres sends no notifications to this process. Set DATABASE_DIRECT_URL to the database of DATABASE_URL on the ' +
  'Postgres server itself, not through a pooler.';
