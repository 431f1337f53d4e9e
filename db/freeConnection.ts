import type { Knex } from 'knex';
import type pg from 'pg';

/**
 * A free connection of the pool, without waiting; undefined when there is none, and in a transaction, which has its own.
 * The pool itself makes two timers and some thirty promises for each connection that it gives, also for a free one. It takes
 * the connection back by `release`.
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

/** Gives a connection back that `takeFree` gave. */
export function release(db: Knex, connection: pg.Client): void {
  (db.client.pool as Pool).release(connection);
}

/** What is used of knex's pool; its type declares the first three as protected. */
interface Pool {
  free: Held[];
  used: Held[];
  destroyed: boolean;
  release: (connection: pg.Client) => boolean;
}

interface Held {
  /** Has been marked by knex when the connection has ended. */
  resource: pg.Client & { __knex__disposed?: unknown };
}
