import type { Knex } from 'knex';
import { open } from './connect.ts';
import { allowAnyTime } from './timeouts.ts';

type Log = (line: string) => void;

/**
 * Brings the schema up to date, in one transaction; of several processes at once, one works and the others wait. It
 * works over connections of its own, since those that exist already would not learn the timeouts it sets.
 */
export async function migrateLatest(db: Knex, log: Log = () => {}): Promise<void> {
  const own = open(db.client.config.connection.connectionString);
  try {
    await alone(own, async (transaction) => {
      await transaction.migrate.forceFreeMigrationsLock();
      const [, applied] = await transaction.migrate.latest();
      for (const name of applied) log(`Applied ${name}`);
    });
  } finally {
    await own.destroy();
  }
}

/** Whether every migration that this code knows has been applied. */
export async function isMigrated(db: Knex): Promise<boolean> {
  const [, pending] = await db.migrate.list();
  return pending.length === 0;
}

/** Writes the demo data into a database without users, all of it or none; answers whether it did. */
export async function seedDemo(db: Knex, options: { now: Date; log?: Log }): Promise<boolean> {
  return alone(db, async (transaction) => {
    if (await transaction('users').first('id')) return false;
    const { seed } = await import('./seeds/index.ts');
    await seed(transaction, options);
    return true;
  });
}

/** Empties the database, whatever is in its schemas `public` and `jobs`, and migrates it again. */
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
 * Postgres drops this lock with its holder. Knex's own lock row would outlive a kill and block every
 * later start, so it is freed before use, under this one.
 */
function alone<T>(db: Knex, work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await allowAnyTime(transaction);
    await transaction.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    return work(transaction);
  });
}
