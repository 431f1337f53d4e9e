import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import PgBoss from 'pg-boss';

/** What a job is run with: whatever it changes through `trx` is committed together with its end, or not at all. */
interface Work<Data> {
  trx: Transaction;
  data: Data;
  now: Date;
}

/**
 * A kind of durable job, under a name that the database remembers. What it does outside the database may happen
 * twice; what it does through `trx` happens once. With `everyMinutes` it also comes back by itself, without data,
 * and makes up for what fell due while nothing ran.
 */
export interface Job<Data extends object = object> {
  name: string;
  everyMinutes?: number;
  run(work: Work<Data>): Promise<unknown>;
}

/** When a job is due (at once by default); of those under one key, only one waits at a time. */
export interface When {
  startAfter?: Date;
  singletonKey?: string;
}

/** Puts a job into the queue within the caller's transaction: it exists if and when that is committed. */
export async function enqueue<Data extends object>(
  trx: Transaction,
  { name }: Pick<Job<Data>, 'name'>,
  data: Data,
  { startAfter, singletonKey = randomUUID() }: When = {},
): Promise<void> {
  const options = { ...RETRIES, startAfter, singletonKey, db: over(trx) };
  await queue.send(name, data, options);
}

/** Creates what the jobs are kept in, the schema `jobs`, as far as it is missing. */
export async function prepareJobs(db: Knex, jobs: Job[]): Promise<void> {
  const boss = bossOf(db, { supervise: false });
  await boss.start();
  for (const { name } of jobs) await boss.createQueue(name, { name, policy: 'short' });
  await boss.stop({ graceful: false });
}

/** The queue over a pool; each of its commands is a transaction, so that none leaves a connection in the middle. */
export function bossOf(db: Knex, options: PgBoss.ConstructorOptions = {}): PgBoss {
  const executeSql: PgBoss.Db['executeSql'] = (sql, values) =>
    db.transaction((trx) => over(trx).executeSql(sql, values));
  return new PgBoss({ ...options, schema: 'jobs', schedule: false, db: { executeSql } });
}

/** Has pg-boss, whose statements number their values, work in a transaction of knex, which counts them. */
export function over(trx: Transaction): PgBoss.Db {
  return {
    executeSql: async (sql, values = []) => {
      const bindings: Knex.RawBinding[] = [];
      const counted = sql.replace(/\$(\d+)/g, (_, number) => {
        bindings.push(plain(values[number - 1]));
        return '?';
      });
      return trx.raw(counted, bindings);
    },
  };
}

/** knex refuses an object in which something is undefined; JSON leaves that out. */
function plain(value: Knex.RawBinding): Knex.RawBinding {
  const isObject = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
  return isObject && value ? JSON.stringify(value) : (value ?? null);
}

/** Some three hours of patience: after 10 s, 20 s, 40 s, … */
const RETRIES = { retryLimit: 10, retryDelay: 10, retryBackoff: true };

/** Sends only, through the transactions that are handed to it. */
const queue = new PgBoss({
  schema: 'jobs',
  db: { executeSql: () => Promise.reject(new Error('A job is sent within a transaction.')) },
});
