import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { Attempts } from '../core/jobs/attempts.ts';
import { bossOf, type Job } from '../core/jobs/jobs.ts';
import { RECURRING, scheduleMissing } from '../core/jobs/recurring.ts';
import { runDueJob } from '../core/jobs/runDueJob.ts';
import { MAIL } from '../core/mail/mail.ts';
import type { Carriers, GivenAnswer } from './answers.ts';
import type { SandboxClock } from './clock.ts';

/** The events while the clock moved: how often each job ran, and the carriers' answers in order. */
export interface ClockEvents {
  jobs: Record<string, number>;
  answers: GivenAnswer[];
}

interface Parts {
  db: Knex;
  log: Logger;
  clock: SandboxClock;
  jobs: Job[];
  carriers: Carriers;
}

/** Runs the jobs and gives the carriers' answers of a sandbox, one after another in the order of their times. */
export class Progress {
  readonly #parts: Parts;
  readonly #boss: PgBoss;
  readonly #attempts: Attempts;
  readonly #ending = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#boss = bossOf(parts.db);
    this.#attempts = new Attempts(parts.db);
    this.#boss.on('error', (err) => parts.log.error({ err }, 'jobs'));
  }

  /** Starts to run what becomes due as time passes. */
  async start(): Promise<void> {
    await this.#boss.start();
    await this.scheduleRecurring();
    void this.#followClock();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#last;
    await this.#attempts.close();
    await this.#boss.stop({ graceful: false });
  }

  /** Adds the recurring jobs to their queues, unless they wait there. */
  scheduleRecurring(): Promise<void> {
    const { db, jobs } = this.#parts;
    return scheduleMissing(db, jobs);
  }

  /** Moves the clock to this time, stopping at everything that is due until then, and runs it. */
  moveTo(time: Date): Promise<ClockEvents> {
    return this.inTurn(async () => {
      const happened = await this.#runUntil(time);
      await this.#parts.clock.moveTo(time);
      return happened;
    });
  }

  /** Runs the work when everything that was asked for before has ended. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  async #followClock(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      await this.inTurn(() => this.#runUntil(this.#parts.clock.now())).catch((err: unknown) =>
        this.#parts.log.error({ err }, 'sandbox'),
      );
      await pause(REST_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #runUntil(until: Date): Promise<ClockEvents> {
    const { clock, carriers } = this.#parts;
    const happened: ClockEvents = { jobs: {}, answers: [] };
    while (!this.#ending.signal.aborted) {
      const answer = await carriers.next(until, clock.storyAt);
      const job = await this.#nextJob(until);
      if (!answer && !job) break;
      if (job && !(answer && answer.at < job.at)) {
        await clock.moveTo(job.at);
        const runs = await this.#run(job.name);
        happened.jobs[job.name] = (happened.jobs[job.name] ?? 0) + runs;
      } else {
        await clock.moveTo(answer!.at);
        happened.answers.push(await carriers.give(answer!, clock.now()));
      }
    }
    return happened;
  }

  /** The first job that is due until this time, and when it runs. */
  async #nextJob(until: Date): Promise<{ name: string; at: Date } | undefined> {
    const { db, jobs } = this.#parts;
    const names = jobs.map(({ name }) => name);
    const { rows } = await db.raw(NEXT_JOB, { until, names, recurring: RECURRING.singletonKey });
    return rows[0];
  }

  /** Runs a due job, or several mails at a time; returns how many. */
  async #run(name: string): Promise<number> {
    const { db, log, clock, jobs } = this.#parts;
    const job = jobs.find((one) => one.name === name)!;
    const means = { boss: this.#boss, attempts: this.#attempts, log, clock: clock.now };
    const run = () => db.transaction((trx) => runDueJob(trx, job, means));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const ran = await Promise.all(Array.from({ length: name === MAIL.name ? MAILS : 1 }, run));
      const runs = ran.filter(Boolean).length;
      if (runs > 0) return runs;
      await pause(LOCKED_MS);
    }
    throw new Error(`The job ${name} is due, and its queue does not give it.`);
  }
}

const REST_MS = 1000;

/** A queue does not give a job whose row somebody locks, such as the upkeep of the queues: it is asked so often, with a rest. */
const TRIES = 50;
const LOCKED_MS = 100;

/** The number of mails sent at a time: the embedded mail server waits a tenth of a second before each. */
const MAILS = 6;

/**
 * A job runs a millisecond after its time, because pg-boss takes jobs whose time has passed. Recurring jobs run once an hour
 * and at the end of a move: those that run each minute make up for what others missed, and find nothing here.
 */
const NEXT_JOB = `
  select name, at from (
    select name, created_on, start_after, case when singleton_key = :recurring
      then least(date_bin('1 hour', start_after, '2000-01-01Z') + interval '1 hour', cast(:until as timestamptz))
      else start_after end + interval '1 millisecond' as at
    from jobs.job
    where state < 'active' and name = any(:names) and start_after < :until) as waiting
  order by at, created_on limit 1`;
