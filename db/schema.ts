import type { Knex } from 'knex';

type Log = (line: string) => void;

/** Brings the schema up to date; of several processes at once, one works and the others wait. */
export async function migrateLatest(db: Knex, log: Log = () => {}): Promise<void> {
  await alone(db, async () => {
    await db.migrate.forceFreeMigrationsLock();
    const [, applied] = await db.migrate.latest();
    for (const name of applied) log(`Applied ${name}`);
  });
}

/** Whether every migration that this code knows has been applied. */
export async function isMigrated(db: Knex): Promise<boolean> {
  const [, pending] = await db.migrate.list();
  return pending.length === 0;
}

/** Writes the demo data into a database without users, all of it or none; answers whether it did. */
export async function seedDemo(db: Knex, options: { now: Date; log?: Log }): Promise<boolean> {
  return alone(db, async () => {
    if (await db('users').first('id')) return false;
    const { seed } = await import('./seeds/index.ts');
    await db.transaction((transaction) => seed(transaction, options));
    return true;
  });
}

/** Empties the database, whatever is in its schemas `public` and `jobs`, and migrates it again. */
export async function recreate(db: Knex, log?: Log): Promise<void> {
  await db.raw('drop schema public cascade');
  await db.raw('drop schema if exists jobs cascade');
  await db.raw('create schema public');
  await migrateLatest(db, log);
}

const LOCK = 4_210_760_001;

/**
 * Postgres drops this lock with its holder. Knex's own lock row would outlive a kill and block every
 * later start, so it is freed before use, under this one.
 */
function alone<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    return work();
  });
}
