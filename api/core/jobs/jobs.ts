import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import PgBoss from 'pg-boss';
import { allowTime } from '../../../db/timeouts.ts';
import { lockName } from '../sql/lockName.ts';

/** The argument of a job: its changes through `trx` are committed together with the job's completion. */
interface JobRun<Data> {
  trx: Transaction;
  data: Data;
  now: Date;
}

/**
 * A durable job with its queue name. Its changes through `trx` take effect once; its effects outside the database may
 * happen twice. With `everyMinutes` it recurs without data, and runs at once if a run was missed while nothing ran.
 */
export interface Job<Data extends object = object> {
  name: string;
  everyMinutes?: number;
  run(work: JobRun<Data>): Promise<unknown>;
  /** Called once when all attempts have failed or their processes were killed, so that the record can say so. */
  givenUp?(work: JobRun<Data>): Promise<unknown>;
}

/** When a job is due (by default at once), and the key under which only one job may wait at a time. */
export interface JobSchedule {
  startAfter?: Date;
  singletonKey?: string;
}

/** Adds a job to its queue in the caller's transaction; it exists once that commits. */
export async function enqueue<Data extends object>(
  trx: Transaction,
  { name }: Pick<Job<Data>, 'name'>,
  data: Data,
  { startAfter, singletonKey = randomUUID() }: JobSchedule = {},
): Promise<void> {
  const options = { ...RETRIES, startAfter, singletonKey, db: bossDb(trx) };
  await queue.send(name, data, options);
}

/**
 * Creates the database schema `jobs` and the queues of the jobs, unless they exist. Processes create queues one after
 * another, because two that do so at once block each other.
 */
export async function prepareJobs(db: Knex, jobs: Job[]): Promise<void> {
  const boss = bossOf(db, { supervise: false });
  await boss.start();
  await boss.stop({ graceful: false });
  await db.transaction(async (trx) => {
    await allowTime(trx);
    await lockName(trx, 'prepare-jobs');
    const queues = bossOn(bossDb(trx));
    const queueNames = new Set((await queues.getQueues()).map(({ name }) => name));
    for (const { name } of jobs.filter((job) => !queueNames.has(job.name)))
      await queues.createQueue(name, { name, policy: 'short' });
  });
}

/** SQL that creates the schema `jobs` in a transaction, and the version that it gets. */
export function jobsSchema(): { version: number; sql: string } {
  const plan = PgBoss.getConstructionPlans('jobs');
  const sql = plan.replace(/\bBEGIN;(?=\s+SET LOCAL)/, '').replace(/\bCOMMIT;\s*$/, '');
  const [, version] = /INSERT INTO jobs\.version\(version\) VALUES \('(\d+)'\)/.exec(plan) ?? [];
  return { version: Number(version), sql };
}

/** A pg-boss on our connection pool; each of its statements runs in its own transaction, so that it never holds a connection. */
export function bossOf(db: Knex, options: PgBoss.ConstructorOptions = {}): PgBoss {
  const executeSql: PgBoss.Db['executeSql'] = (sql, values) =>
    db.transaction((trx) => bossDb(trx).executeSql(sql, values));
  return bossOn({ executeSql }, options);
}

function bossOn(db: PgBoss.Db, options: PgBoss.ConstructorOptions = {}): PgBoss {
  return new PgBoss({ ...options, schema: 'jobs', schedule: false, db });
}

/** Lets pg-boss run its statements in a knex transaction; replaces their `$1` placeholders by knex's `?`. */
export function bossDb(trx: Transaction): PgBoss.Db {
  return {
    executeSql: async (sql, values = []) => {
      const bindings: Knex.RawBinding[] = [];
      const numberedSql = sql.replace(/\$(\d+)/g, (_, number) => {
        bindings.push(plain(values[number - 1]));
        return '?';
      });
      return trx.raw(numberedSql, bindings);
    },
  };
}

/** Converts an object to JSON, because knex refuses objects with undefined values. */
function plain(value: Knex.RawBinding): Knex.RawBinding {
  const isObject = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
  return isObject && value ? JSON.stringify(value) : (value ?? null);
}

/** The most times that a job is run, also where its processes were killed. */
export const ATTEMPTS = 10;

/** After 20 s, 40 s, 80 s, … (and up to twice that, by chance): about three hours. */
const RETRIES = { retryLimit: ATTEMPTS - 1, retryDelay: 20, retryBackoff: true };

/** Only adds jobs, always in the transaction that `enqueue` passes. */
const queue = new PgBoss({
  schema: 'jobs',
  db: { executeSql: () => Promise.reject(new Error('A job must be enqueued in a transaction.')) },
});
