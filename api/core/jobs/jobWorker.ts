import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { allowTime } from '../../../db/timeouts.ts';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { actAs } from '../auth/acting.ts';
import { dueQueues } from './dueQueues.ts';
import { keepFailedJob } from './failedJobs.ts';
import { bossOf, enqueue, bossDb, type Job } from './jobs.ts';

export interface WorkerOptions {
  db: Knex;
  log: Logger;
  clock: () => Date;
  /** The waiting time before empty queues are polled again. */
  restMs?: number;
}

/**
 * Runs the jobs of the queues that `prepareJobs` created, one job per queue at a time, until `stop`. `stop` waits for
 * running jobs at most 3 s or until `signal` aborts; a job that is interrupted is rolled back and runs again later.
 */
export async function startJobs(jobs: Job[], options: WorkerOptions) {
  const { db, log, restMs = 2000 } = options;
  const boss = bossOf(db);
  boss.on('error', (err) => log.error({ err }, 'jobs'));
  await boss.start();
  const ending = new AbortController();
  const polled = {
    due: dueQueues({ db, log, restMs, ending: ending.signal }),
    ending: ending.signal,
  };
  const loops = jobs.map((job) => runQueue(boss, job, options, polled));
  return {
    async stop(signal?: AbortSignal): Promise<void> {
      ending.abort();
      const timeout = pause(3000, undefined, { signal, ref: false }).catch(() => {});
      await Promise.race([Promise.all(loops), timeout]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Runs the jobs of a queue until `ending`; once it is empty, from the next poll that finds it due. */
async function runQueue(boss: PgBoss, job: Job, options: WorkerOptions, polled: Polled) {
  const { db, log } = options;
  let isScheduled = !job.everyMinutes;
  while (!polled.ending.aborted) {
    try {
      if (!isScheduled) await scheduleRecurring(db, job);
      isScheduled = true;
      if (await db.transaction((trx) => runDueJob(trx, boss, job, options))) continue;
    } catch (err) {
      log.error({ err, job: job.name }, 'job queue');
    }
    while (!(await polled.due()).has(job.name) && isScheduled && !polled.ending.aborted);
  }
}

interface Polled {
  due: () => Promise<Set<string>>;
  ending: AbortSignal;
}

/** Adds a recurring job to its queue, unless it waits there. */
export function scheduleRecurring(db: Knex, job: Job): Promise<void> {
  return db.transaction((trx) => enqueue(trx, job, {}, RECURRING));
}

/** Runs one due job of a queue and marks it done or failed, in one transaction; returns whether there was one. */
export async function runDueJob(
  trx: Transaction,
  boss: PgBoss,
  job: Job,
  { log, clock }: Pick<WorkerOptions, 'log' | 'clock'>,
): Promise<boolean> {
  const db = bossDb(trx);
  await allowTime(trx);
  const [due] = await boss.fetch<object>(job.name, { db, includeMetadata: true });
  if (!due) return false;
  const now = clock();
  if (job.everyMinutes) await enqueue(trx, job, {}, { ...RECURRING, startAfter: next(job, now) });
  try {
    await trx.transaction((inner) =>
      actAs(undefined, () => job.run({ trx: inner, data: due.data, now })),
    );
    await boss.complete(job.name, due.id, {}, { db });
  } catch (err) {
    log.error({ err, job: job.name, jobId: due.id }, 'job failed');
    const error = nameOf(err);
    await boss.fail(job.name, due.id, { error }, { db });
    if (due.retryCount >= due.retryLimit) await keepFailedJob(trx, due, { error, now });
  }
  return true;
}

/** The key of a recurring job in its queue. */
export const RECURRING = { singletonKey: 'recurring' };

function next({ everyMinutes = 0 }: Job, now: Date): Date {
  return new Date(now.getTime() + everyMinutes * 60_000);
}

/** The name and code of an error, for the queue; without the message, which may contain personal data. */
function nameOf(error: unknown): string {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  return code ? `${name} ${String(code)}` : name;
}
