import type { Knex } from 'knex';
import { open } from './connect.ts';
import { allowAnyTime } from './timeouts.ts';

type Log = (line: string) => void;

/**
 * Applies all pending migrations in one transaction; other processes that do the same wait. It uses its own connections,
 * because existing ones would not get the timeouts that a migration sets.
 */
export async function migrateLatest(db: Knex, log: Log = () => {}): Promise<void> {
  const own = open(db.client.config.connection.connectionString);
  try {
    await exclusively(own, async (transaction) => {
      await transaction.migrate.forceFreeMigrationsLock();
      const [, applied] = await transaction.migrate.latest();
      for (const name of applied) log(`Applied ${name}`);
    });
  } finally {
    await own.destroy();
  }
}

/** Whether all migrations have been applied. */
export async function isMigrated(db: Knex): Promise<boolean> {
  const [, pending] = await db.migrate.list();
  return pending.length === 0;
}

/** Writes the demo data into a database without users, in one transaction; returns whether it did. */
export async function seedDemo(db: Knex, options: { now: Date; log?: Log }): Promise<boolean> {
  return exclusively(db, async (transaction) => {
    if (await transaction('users').first('id')) return false;
    const { seed } = await import('./seeds/index.ts');
    await seed(transaction, options);
    return true;
  });
}

/** Drops the schemas `public` and `jobs` with all their data, and applies all migrations again. */
export async function recreate(db: Knex, log?: Log): Promise<void> {
  await db.transaction(async (transaction) => {
    await allowAnyTime(transaction);
    await transaction.raw('drop schema public cascade');
    await transaction.raw('drop schema if exists jobs cascade');
    await transaction.raw('create schema public');
  });
  await migrateLatest(db, log);
}

const LOCK = 4_210_760_001;

/**
 * Runs the work in a transaction under an advisory lock, which Postgres releases when the process dies. Knex's own lock
 * row would remain after a kill and block every later start, so it is cleared under this lock.
 */
function exclusively<T>(db: Knex, work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await allowAnyTime(transaction);
    await transaction.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    return work(transaction);
  });
}
