import type { Knex } from 'knex';
import { enqueue, type Job } from './jobs.ts';

/** The key of a recurring job in its queue. */
export const RECURRING = { singletonKey: 'recurring' };

/**
 * Adds the recurring jobs that wait nowhere to their queues, one after the other. One that is running waits for no other
 * process: its own transaction adds the next one.
 */
export async function scheduleMissing(db: Knex, jobs: Job[]): Promise<void> {
  const recurring = jobs.filter(({ everyMinutes }) => everyMinutes);
  const { rows } = await db.raw<{ rows: { name: string }[] }>(WAITING, RECURRING);
  const queuedNames = new Set(rows.map(({ name }) => name));
  for (const job of recurring.filter(({ name }) => !queuedNames.has(name)))
    await db.transaction((trx) => enqueue(trx, job, {}, RECURRING));
}

const WAITING = `select distinct name from jobs.job where state < 'active' and singleton_key = :singletonKey`;
