import type { Knex } from 'knex';
import { Refusal } from '../../errors/errors.ts';
import { keyedHash } from '../../auth/keyedHash.ts';
import type { RateLimit } from '../../contract/document.ts';
import { DAY_MS } from '../../../shared/localTime.ts';

interface Caller {
  /** The name of the limit, such as an operationId. */
  name: string;
  /** The IP or e-mail address or the user's id whose calls are counted; only its hash is stored. */
  who: string;
  now: Date;
}

/** The rest of a limit, until it begins anew. */
export interface CallsLeft extends RateLimit {
  remaining: number;
  endsAt: Date;
}

/**
 * Counts a call in Postgres, so that parallel calls count too, and returns what is left; throws 429 with `Retry-After`
 * above the limit.
 */
export async function limit(db: Knex, rate: RateLimit, caller: Caller): Promise<CallsLeft> {
  const { count: calls, endsAt } = await count(db, caller, rate.seconds);
  const callsLeft = { ...rate, remaining: Math.max(0, rate.limit - calls), endsAt };
  if (calls > rate.limit) throw tooMany(callsLeft, caller.now);
  return callsLeft;
}

/** Adds calls to a caller's count, which begins anew after `seconds`; returns the count, and when it ends. */
export async function count(db: Knex, caller: Caller, seconds: number, calls = 1) {
  const key = await keyedHash(db, `${caller.name}\n${caller.who}`);
  const { rows } = await db.raw(COUNT, { key, now: caller.now, seconds, calls });
  const [{ count, openedAt }] = rows as [{ count: number; openedAt: Date }];
  if (count === calls) await deleteOldWindows(db, caller.now);
  return { count, endsAt: new Date(openedAt.getTime() + seconds * 1000) };
}

/** A 429 that says after how many seconds calls are accepted again. */
export function tooMany(limit: CallsLeft, now: Date): Refusal {
  const seconds = secondsUntil(limit.endsAt, now);
  const headers = { 'Retry-After': String(seconds), ...rateHeaders(limit, now) };
  return new Refusal('TOO_MANY_REQUESTS', { params: { seconds }, headers });
}

/** The limit, and how many calls are left for how many seconds (draft-ietf-httpapi-ratelimit-headers-10). */
export function rateHeaders({ limit, seconds, remaining: left, endsAt }: CallsLeft, now: Date) {
  return {
    'RateLimit-Policy': `"calls";q=${limit};w=${seconds}`,
    RateLimit: `"calls";r=${left};t=${secondsUntil(endsAt, now)}`,
  };
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}

const COUNT = `
  insert into rate_limits as known (key, opened_at, count) values (:key, :now, :calls)
  on conflict (key) do update set
    count = case when known.opened_at <= :now::timestamptz - :seconds * interval '1 second' then :calls else known.count + :calls end,
    opened_at = case when known.opened_at <= :now::timestamptz - :seconds * interval '1 second' then :now else known.opened_at end
  returning count, opened_at as "openedAt"`;

/** Deletes windows older than one day, the longest that a limit has. */
function deleteOldWindows(db: Knex, now: Date) {
  return db('rate_limits')
    .where('opened_at', '<', new Date(now.getTime() - DAY_MS))
    .delete();
}
