import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { directUrlOf, openWithoutTimeouts } from './connect.ts';
import { importMigration, migrationNames, migrationSource } from './migrationFiles.ts';
import { StartError } from './process/startError.ts';
import { allowAnyTime } from './timeouts.ts';

type Log = (line: string) => void;

/**
 * Applies all pending migrations, each in its own transaction unless it excludes itself; other processes that do the same
 * wait. It uses its own connections without a pooler, because existing ones would not get the timeouts that a migration
 * sets.
 */
export async function migrateLatest(db: Knex, log: Log = () => {}): Promise<void> {
  if (await isMigrated(db)) return;
  const connection = openWithoutTimeouts(directUrlOf(db));
  try {
    await exclusively(connection, async () => {
      await connection.migrate.forceFreeMigrationsLock();
      await applyPending(connection, log);
    });
  } finally {
    await connection.destroy();
  }
}

/** Applies the pending migrations one by one, each again while running transactions hold a lock that it needs. */
async function applyPending(db: Knex, log: Log): Promise<void> {
  let isWaiting = false;
  for (;;) {
    try {
      const [, [applied]] = await db.migrate.up({ migrationSource: SHORT_LOCKS });
      if (!applied) return;
      log(`Applied ${applied}`);
    } catch (error) {
      if (!IS_LOCKED.includes(String((error as { code?: string }).code))) throw error;
      if (!isWaiting) log('The migrations wait for a running transaction …');
      isWaiting = true;
      await pause(1000);
    }
  }
}

/**
 * The migrations; one in a transaction gives up after half a second without a lock. Requests wait behind it for 3 s at
 * most, and Postgres ends one of two sessions that wait for each other after 1 s.
 */
const SHORT_LOCKS: Knex.MigrationSource<string> = {
  ...migrationSource,
  async getMigration(name) {
    const migration = await importMigration(name);
    return { ...migration, up: (knex) => limitLocks(knex).then(() => migration.up(knex)) };
  },
};

async function limitLocks(knex: Knex): Promise<void> {
  if (knex.isTransaction) await knex.raw(`set local lock_timeout = '500ms'`);
}

/** The SQLSTATEs of a lock that is not available, and of a deadlock. */
const IS_LOCKED = ['55P03', '40P01'];

/**
 * Applies exactly these migrations to an empty database; throws StartError when one of them does not exist. In a
 * transaction, knex removes the conversion of names from the whole pool, so it is set again.
 */
export async function migrateTo(transaction: Knex, names: string[]): Promise<void> {
  const existingNames = await migrationNames();
  const unknown = names.filter((name) => !existingNames.includes(name));
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
      getMigration: importMigration,
    },
  });
  Object.assign(config, { wrapIdentifier, postProcessResponse });
}

/**
 * Whether all migrations have been applied. It only reads: knex's own list creates the tables of the migrations, and two
 * that do so at once leave two rows of its lock, which then counts as taken.
 */
export async function isMigrated(db: Knex): Promise<boolean> {
  const { rows } = await db.raw(`select to_regclass('knex_migrations') as "table"`);
  if (!rows[0].table) return false;
  const applied = new Set(await db('knex_migrations').pluck<string[]>('name'));
  return (await migrationNames()).every((name) => applied.has(name));
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
    while (!(await takesLock(transaction))) await pause(100);
    return work(transaction);
  });
}

/**
 * Tries instead of waiting, and without parameters: both would leave a snapshot open in this transaction, and
 * `create index concurrently` in a migration waits until all older ones are closed.
 */
async function takesLock(transaction: Knex.Transaction): Promise<boolean> {
  const { rows } = await transaction.raw(`select pg_try_advisory_xact_lock(${LOCK}) as "isTaken"`);
  return rows[0].isTaken;
}
