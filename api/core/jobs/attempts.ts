import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { directUrlOf, openOne } from '../../../db/connect.ts';

/** A job that a worker has locked. */
interface LockedJob {
  id: string;
  name: string;
  /** The number of attempts that have failed before. */
  retryCount: number;
}

/**
 * Counts the attempts of jobs on one connection outside the pool: each is committed before its work begins, so that an
 * attempt whose process is killed counts too.
 */
export class Attempts {
  readonly #db: Knex;
  readonly #running = new Set<string>();

  constructor(db: Knex) {
    this.#db = openOne(directUrlOf(db));
  }

  /** Commits that an attempt of a job begins, and returns its number: 1 for the first. */
  async begin({ id, name, retryCount }: LockedJob): Promise<number> {
    const { rows } = await this.#db.raw(BEGIN, { id, name, retryCount });
    this.#running.add(id);
    return rows[0].attempts;
  }

  /** Notes that an attempt has ended by itself, so that a stop does not take it back. */
  end(id: string): void {
    this.#running.delete(id);
  }

  /** Takes back the attempts that a stop interrupts, and closes the connection. */
  async close(): Promise<void> {
    const ids = [...this.#running];
    try {
      if (ids.length > 0) await this.#db.raw(TAKE_BACK, [ids]);
    } finally {
      await this.#db.destroy();
    }
  }
}

/** Forgets the attempts of a job that will not be tried again. */
export async function forgetAttempts(trx: Transaction, id: string): Promise<void> {
  await trx('job_attempts').where({ id }).delete();
}

/** Attempts that failed under a version which did not count them here are known by the job's own count. */
const BEGIN = `
  insert into job_attempts (id, queue, attempts) values (:id, :name, cast(:retryCount as integer) + 1)
  on conflict (id) do update
    set attempts = greatest(job_attempts.attempts, :retryCount) + 1, begun_at = now()
  returning attempts`;

const TAKE_BACK = `update job_attempts set attempts = attempts - 1 where id = any(?) and attempts > 0`;
