import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { allowTime } from '../../../db/timeouts.ts';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { actAs } from '../auth/acting.ts';
import { bossOf, enqueue, over, type Job } from './jobs.ts';

interface Working {
  db: Knex;
  log: Logger;
  clock: () => Date;
  /** How long a kind of job rests when none is due. */
  restMs?: number;
}

/**
 * Works off the queues of `jobs`, which `prepareJobs` has made, one job of a kind at a time, until stopped; `stop`
 * lets the jobs under way end within 3 s or until `hurry`. A job that is cut off, however, is undone and done again.
 */
export async function startJobs(jobs: Job[], working: Working) {
  const { db, log } = working;
  const boss = bossOf(db);
  boss.on('error', (err) => log.error({ err }, 'jobs'));
  await boss.start();
  const ending = new AbortController();
  const loops = jobs.map((job) => workOff(boss, job, working, ending.signal));
  return {
    async stop(hurry?: AbortSignal): Promise<void> {
      ending.abort();
      const patience = pause(3000, undefined, { signal: hurry, ref: false }).catch(() => {});
      await Promise.race([Promise.all(loops), patience]);
      await boss.stop({ graceful: false });
    },
  };
}

async function workOff(boss: PgBoss, job: Job, working: Working, ending: AbortSignal) {
  const { db, log, restMs = 2000 } = working;
  let isKnown = !job.everyMinutes;
  while (!ending.aborted) {
    try {
      if (!isKnown) await db.transaction((trx) => enqueue(trx, job, {}, RECURRING));
      isKnown = true;
      if (await db.transaction((trx) => workOne(trx, boss, job, working))) continue;
    } catch (err) {
      log.error({ err, job: job.name }, 'job queue');
    }
    await pause(restMs, undefined, { signal: ending }).catch(() => {});
  }
}

/** One job that is due, and its end, in one transaction; answers whether there was one. */
async function workOne(trx: Transaction, boss: PgBoss, job: Job, { log, clock }: Working) {
  const db = over(trx);
  await allowTime(trx);
  const [due] = await boss.fetch<object>(job.name, { db });
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
    await boss.fail(job.name, due.id, { error: nameOf(err) }, { db });
  }
  return true;
}

const RECURRING = { singletonKey: 'recurring' };

function next({ everyMinutes = 0 }: Job, now: Date): Date {
  return new Date(now.getTime() + everyMinutes * 60_000);
}

/** What the queue keeps of an error: no message, which may quote personal data. */
function nameOf(error: unknown): string {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  return code ? `${name} ${String(code)}` : name;
}
