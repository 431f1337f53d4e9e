import { join } from 'node:path';
import type { Knex } from 'knex';
import { directUrlOf, openWithoutTimeouts } from './connect.ts';
import { MIGRATIONS, migrationNames } from './migrationFiles.ts';
import { StartError } from './process/startError.ts';
import { allowAnyTime } from './timeouts.ts';

type Log = (line: string) => void;

/**
 * Applies all pending migrations, in one transaction unless one of them excludes itself; other processes that do the same
 * wait. It uses its own connections without a pooler, because existing ones would not get the timeouts that a migration
 * sets.
 */
export async function migrateLatest(db: Knex, log: Log = () => {}): Promise<void> {
  const own = openWithoutTimeouts(directUrlOf(db));
  try {
    await exclusively(own, async () => {
      await own.migrate.forceFreeMigrationsLock();
      const [, applied] = await own.migrate.latest();
      for (const name of applied) log(`Applied ${name}`);
    });
  } finally {
    await own.destroy();
  }
}

/**
 * Applies exactly these migrations to an empty database; throws StartError when one of them does not exist. In a
 * transaction, knex removes the conversion of names from the whole pool, so it is set again.
 */
export async function migrateTo(transaction: Knex, names: string[]): Promise<void> {
  const known = await migrationNames();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartError(
      `This Andén lacks the migrations ${unknown.join(', ')}: take a newer one.`,
    );
  const { config } = transaction.client;
  const { wrapIdentifier, postProcessResponse } = config;
  await transaction.migrate.latest({
    migrationSource: {
      getMigrations: async () => names,
      getMigrationName: (name: string) => name,
      getMigration: (name: string) => import(join(MIGRATIONS, name)),
    },
  });
  Object.assign(config, { wrapIdentifier, postProcessResponse });
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
export function exclusively<T>(
  db: Knex,
  work: (transaction: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    await allowAnyTime(transaction);
    await transaction.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    return work(transaction);
  });
}
