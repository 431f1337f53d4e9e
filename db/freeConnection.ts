import type { Knex } from 'knex';
import type pg from 'pg';

/**
 * A free connection of the pool, without waiting; undefined when there is none, and in a transaction, which has its own.
 * The pool itself makes two timers and some thirty promises for each connection that it gives, also for a free one. It is
 * given back like any other, by `releaseConnection`.
 */
export function takeFree(db: Knex): pg.Client | undefined {
  if (db.isTransaction) return undefined;
  const { free, used, destroyed } = db.client.pool as Pool;
  const next = free.at(-1);
  if (!next || next.resource.__knex__disposed || destroyed) return undefined;
  free.pop();
  used.push(next);
  return next.resource;
}

/** The parts of knex's pool that are used; its type declares them as protected. */
interface Pool {
  free: HeldConnection[];
  used: HeldConnection[];
  destroyed: boolean;
}

interface HeldConnection {
  /** Has been marked by knex when the connection has ended. */
  resource: pg.Client & { __knex__disposed?: unknown };
}
