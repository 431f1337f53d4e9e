import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';

interface Polling {
  db: Knex;
  log: Logger;
  /** The waiting time before each poll. */
  restMs: number;
  ending: AbortSignal;
}

/**
 * A function that waits for the next poll, the first of which is at once, and returns the names of the queues in which a
 * job is due. Queues that wait at the same time share one poll, so that idle queues cost one statement together.
 */
export function dueQueues(polling: Polling): () => Promise<Set<string>> {
  let next: Promise<Set<string>> | undefined;
  let restMs = 0;
  return () => {
    next ??= poll({ ...polling, restMs }).finally(() => (next = undefined));
    restMs = polling.restMs;
    return next;
  };
}

async function poll({ db, log, restMs, ending }: Polling): Promise<Set<string>> {
  await pause(restMs, undefined, { signal: ending }).catch(() => {});
  if (ending.aborted) return new Set();
  try {
    const { rows } = await db.raw<{ rows: { name: string }[] }>(DUE);
    return new Set(rows.map(({ name }) => name));
  } catch (err) {
    log.error({ err }, 'job queues');
    return new Set();
  }
}

/** As pg-boss chooses the jobs that it fetches. */
const DUE = `select distinct name from jobs.job where state < 'active' and start_after < now()`;
