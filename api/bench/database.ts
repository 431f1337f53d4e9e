import { join } from 'node:path';
import type { Knex } from 'knex';
import { connect } from '../../db/connect.ts';
import { countTrialCarriers, seedMillion } from '../../db/million.ts';
import { startPostgres } from '../../db/postgres.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { migrateLatest, seedDemo } from '../../db/schema.ts';
import { ROOT } from '../core/runtime/env.ts';
import { deleteCreated } from './benchmarks.ts';

/** Starts the database of the benchmarks, with at least so many trial carriers; returns its URL. */
export async function database(lifetime: Lifetime, carriers: number): Promise<string> {
  const dataDir = process.env.DATA_DIR ?? join(ROOT, '.data/bench');
  const { url } = await lifetime.start(
    () => startPostgres({ dataDir, log: console.log }),
    ({ stop }) => stop(),
  );
  const db = connect(url);
  await writeTrialData(db, carriers);
  await db.destroy();
  return url;
}

/** Brings a database up to date, with the demo data and at least so many trial carriers. */
export async function writeTrialData(db: Knex, carriers: number): Promise<void> {
  await migrateLatest(db, console.log);
  await seedDemo(db, { now: new Date() });
  if ((await countTrialCarriers(db)) < carriers) await seedMillion(db, carriers, console.log);
  await deleteCreated(db);
}
