import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Actor } from '../../core/auth/actor.ts';
import { dayAt } from '../../core/i18n/days.ts';

const SECONDS = 2;

/** The calls of a key on one day. */
interface Use {
  keyId: string;
  day: string;
  calls: number;
  errors: number;
  lastUsedAt: Date;
}

/** Counts calls of keys in this process; see createKeyUse. */
export type KeyUse = ReturnType<typeof createKeyUse>;

/**
 * Counts the calls of keys in memory and adds them to the database some seconds later, so that no call waits for a count.
 * Counts that could not be written are kept for the next attempt. A process that is killed loses those few seconds.
 */
export function createKeyUse(db: Knex, log: Pick<Logger, 'error'>) {
  let pendingUse = new Map<string, Use>();
  let timer: NodeJS.Timeout | undefined;

  /** Writes what was counted so far; logs a failure. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...pendingUse.values()];
    pendingUse = new Map();
    if (batch.length === 0) return;
    await db.raw(ADD, { rows: JSON.stringify(batch.map(inColumns)) }).catch((err: unknown) => {
      log.error({ err }, 'the calls of API keys could not be written yet');
      for (const use of batch) keep(use);
    });
  }

  function keep(use: Use): void {
    const id = `${use.keyId} ${use.day}`;
    const pending = pendingUse.get(id);
    pendingUse.set(id, pending ? sumOf(pending, use) : use);
    timer ??= setTimeout(() => void flush(), SECONDS * 1000).unref();
  }

  return {
    flush,

    /** Counts a call by its caller, if it has a key, on the day in its company's time zone. */
    note({ key, timeZone }: Actor, { hasFailed, now }: { hasFailed: boolean; now: Date }): void {
      if (!key) return;
      const day = dayAt(now, timeZone);
      keep({ keyId: key.id, day, calls: 1, errors: hasFailed ? 1 : 0, lastUsedAt: now });
    },
  };
}

function sumOf(one: Use, other: Use): Use {
  return {
    ...one,
    calls: one.calls + other.calls,
    errors: one.errors + other.errors,
    lastUsedAt: one.lastUsedAt > other.lastUsedAt ? one.lastUsedAt : other.lastUsedAt,
  };
}

function inColumns({ keyId, lastUsedAt, ...counts }: Use) {
  return { ...counts, key_id: keyId, last_used_at: lastUsedAt };
}

const ADD = `
  with used as materialized (
    select given.* from json_to_recordset(:rows::json)
      as given (key_id uuid, day date, calls integer, errors integer, last_used_at timestamptz)
    join api_keys on api_keys.id = given.key_id),
  counted as (
    insert into api_key_days as known (key_id, day, calls, errors)
    select key_id, day, calls, errors from used order by key_id, day
    on conflict (key_id, day) do update
      set calls = known.calls + excluded.calls, errors = known.errors + excluded.errors)
  update api_keys set last_used_at = greatest(api_keys.last_used_at, last.used_at)
  from (select key_id, max(last_used_at) as used_at from used group by key_id) as last
  where api_keys.id = last.key_id`;
