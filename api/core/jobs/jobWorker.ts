import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { Attempts } from './attempts.ts';
import { dueQueues } from './dueQueues.ts';
import { bossOf, type Job } from './jobs.ts';
import { scheduleMissing } from './recurring.ts';
import { runDueJob } from './runDueJob.ts';
import { Slots } from '../runtime/Slots.ts';

export interface WorkerOptions {
  db: Knex;
  log: Logger;
  clock: () => Date;
  /** The waiting time before empty queues are polled again. */
  restMs?: number;
}

/**
 * Runs the jobs of the queues that `prepareJobs` created, one job per queue at a time, until `stop`. `stop` waits for
 * running jobs at most 3 s or until `signal` aborts; a job that is interrupted is rolled back and runs again later, and
 * the attempt does not count.
 */
export async function startJobs(jobs: Job[], options: WorkerOptions) {
  const { db, log, restMs = 2000 } = options;
  const boss = bossOf(db);
  boss.on('error', (err) => log.error({ err }, 'jobs'));
  await boss.start();
  const ending = new AbortController();
  const { signal: ended } = ending;
  const findDueQueues = dueQueues({ db, log, restMs, ending: ended });
  const attempts = new Attempts(db);
  const worker = {
    ...options,
    boss,
    attempts,
    findDueQueues,
    ending: ended,
    slots: new Slots(SLOTS),
  };
  const running = scheduleAll(jobs, worker, restMs).then(() =>
    Promise.all(jobs.map((job) => runQueue(job, worker))),
  );
  return {
    async stop(signal?: AbortSignal): Promise<void> {
      ending.abort();
      const timeout = pause(3000, undefined, { signal, ref: false }).catch(() => {});
      await Promise.race([running, timeout]);
      await attempts.close().catch((err: unknown) => log.error({ err }, 'jobs'));
      await boss.stop({ graceful: false });
    },
  };
}

/** The most of the pool's ten connections that jobs hold at once; the others stay free for requests. */
const SLOTS = 6;

interface Worker extends WorkerOptions {
  boss: PgBoss;
  attempts: Attempts;
  findDueQueues: () => Promise<Set<string>>;
  ending: AbortSignal;
  slots: Slots;
}

/** Adds the recurring jobs to their queues, again while the database does not answer. */
async function scheduleAll(jobs: Job[], { db, log, ending }: Worker, restMs: number) {
  while (!ending.aborted) {
    try {
      return await scheduleMissing(db, jobs);
    } catch (err) {
      log.error({ err }, 'job queues');
      await pause(restMs, undefined, { signal: ending }).catch(() => {});
    }
  }
}

/** Runs the jobs of a queue, from each poll that finds it due until it is empty. */
async function runQueue(job: Job, worker: Worker): Promise<void> {
  const { log, findDueQueues, ending, slots } = worker;
  while (!ending.aborted) {
    if (!(await findDueQueues()).has(job.name)) continue;
    try {
      while (await slots.run(() => runNext(job, worker)));
    } catch (err) {
      log.error({ err, job: job.name }, 'job queue');
    }
  }
}

async function runNext(job: Job, worker: Worker): Promise<boolean> {
  const { db, ending } = worker;
  return !ending.aborted && db.transaction((trx) => runDueJob(trx, job, worker));
}
