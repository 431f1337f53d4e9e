import type { Transaction } from 'objection';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { allowTime } from '../../../db/timeouts.ts';
import { actAs } from '../auth/acting.ts';
import { type Attempts, forgetAttempts } from './attempts.ts';
import { keepFailedJob } from './failedJobs.ts';
import { ATTEMPTS, bossDb, enqueue, type Job } from './jobs.ts';
import { RECURRING } from './recurring.ts';

/** The parts of the worker that a job is run with. */
interface Means {
  boss: PgBoss;
  attempts: Attempts;
  log: Logger;
  clock: () => Date;
}

/**
 * Runs one due job of a queue and marks it done or failed, in one transaction; returns whether there was one. The lock on
 * the job's row ends with the transaction: no other process runs the job meanwhile, and a killed process leaves it due.
 * A job whose attempts are used up, by failures and by kills, is kept as failed and not run.
 */
export async function runDueJob(trx: Transaction, job: Job, means: Means): Promise<boolean> {
  const { boss, attempts, clock } = means;
  await allowTime(trx);
  const options = { db: bossDb(trx), includeMetadata: true } as const;
  const [bossJob] = await boss.fetch<object>(job.name, options);
  if (!bossJob) return false;
  const now = clock();
  if (job.everyMinutes) await enqueue(trx, job, {}, { ...RECURRING, startAfter: next(job, now) });
  const most = Math.min(bossJob.retryLimit + 1, ATTEMPTS);
  const attempt = await attempts.begin(bossJob);
  const dueJob = { trx, job, bossJob, now, most };
  if (attempt > most) await giveUp(dueJob, 'ProcessEnded', means);
  else await run({ ...dueJob, isLast: attempt === most }, means);
  attempts.end(bossJob.id);
  return true;
}

interface DueJob {
  trx: Transaction;
  job: Job;
  bossJob: PgBoss.JobWithMetadata<object>;
  now: Date;
  most: number;
}

/** Runs the job in a savepoint, so that its changes are undone when it fails. */
async function run({ isLast, ...dueJob }: DueJob & { isLast: boolean }, means: Means) {
  const { trx, job, bossJob, now } = dueJob;
  const { boss, log } = means;
  try {
    await trx.transaction((inner) =>
      actAs(undefined, () => job.run({ trx: inner, data: bossJob.data, now })),
    );
    await boss.complete(job.name, bossJob.id, {}, { db: bossDb(trx) });
    await forgetAttempts(trx, bossJob.id);
  } catch (err) {
    log.error({ err, job: job.name, jobId: bossJob.id }, 'job failed');
    const error = nameOf(err);
    if (isLast) await giveUp(dueJob, error, means);
    else await boss.fail(job.name, bossJob.id, { error }, { db: bossDb(trx) });
  }
}

/** Ends a job that will not be tried again, keeps it for root, and lets it say so in its record. */
async function giveUp({ trx, job, bossJob, now, most }: DueJob, error: string, { log }: Means) {
  await trx.raw(FAIL, [JSON.stringify({ error }), job.name, bossJob.id]);
  await keepFailedJob(trx, bossJob, { error, attempts: most, now });
  await forgetAttempts(trx, bossJob.id);
  try {
    await trx.transaction(async (inner) => job.givenUp?.({ trx: inner, data: bossJob.data, now }));
  } catch (err) {
    log.error({ err, job: job.name, jobId: bossJob.id }, 'giving up a job failed');
  }
}

/** As pg-boss ends a job, which would try it again while its own count of failures, without kills, is below the limit. */
const FAIL = `
  update jobs.job set state = 'failed', completed_on = now(), output = ?::jsonb where name = ? and id = ?`;

function next({ everyMinutes = 0 }: Job, now: Date): Date {
  return new Date(now.getTime() + everyMinutes * 60_000);
}

/** The name and code of an error, for the queue; without the message, which may contain personal data. */
function nameOf(error: unknown): string {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  return code ? `${name} ${String(code)}` : name;
}
