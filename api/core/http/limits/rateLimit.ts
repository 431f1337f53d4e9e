import type { Knex } from 'knex';
import { Refusal } from '../errors.ts';
import { keyedHash } from '../../auth/keyedHash.ts';
import type { RateLimit } from '../../contract/document.ts';

interface Caller {
  /** The name of the limit, such as an operationId. */
  name: string;
  /** The IP or e-mail address or the user's id whose calls are counted; only its hash is stored. */
  who: string;
  now: Date;
}

/** Counts a call in Postgres, so that parallel calls count too, and throws 429 with `Retry-After` above the limit. */
export async function limit(db: Knex, { limit, seconds }: RateLimit, caller: Caller) {
  const counted = await count(db, caller, seconds);
  if (counted.count > limit) throw tooMany(counted.endsAt, caller.now);
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
export function tooMany(until: Date, now: Date): Refusal {
  const wait = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Refusal('TOO_MANY_REQUESTS', {
    params: { seconds: wait },
    headers: { 'Retry-After': String(wait) },
  });
}

const COUNT = `
  insert into rate_limits as known (key, opened_at, count) values (:key, :now, :calls)
  on conflict (key) do update set
    count = case when known.opened_at <= :now::timestamptz - :seconds * interval '1 second' then :calls else known.count + :calls end,
    opened_at = case when known.opened_at <= :now::timestamptz - :seconds * interval '1 second' then :now else known.opened_at end
  returning count, opened_at as "openedAt"`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes windows older than one day, the longest that a limit has. */
function deleteOldWindows(db: Knex, now: Date) {
  return db('rate_limits')
    .where('opened_at', '<', new Date(now.getTime() - DAY_MS))
    .delete();
}
