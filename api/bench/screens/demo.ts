import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { connect } from '../../../db/connect.ts';
import { startPostgres } from '../../../db/postgres.ts';
import type { Lifetime } from '../../../db/process/lifetime.ts';
import { migrateLatest, seedDemo } from '../../../db/schema.ts';
import { staleFrontends, startBuild } from '../../process/frontends.ts';
// The benchmark opens pages as the tests do.
// eslint-disable-next-line anden/boundaries
import { endAll } from '../../testing/base/once.ts';
import { startServer } from '../servers.ts';

/**
 * Starts a server with the built pages and the demo data, and what `seed` adds, in a database of its own; returns its
 * URL. At the end of the lifetime the browser ends too.
 */
export async function startDemo(
  lifetime: Lifetime,
  seed: (db: Knex) => Promise<void> = async () => {},
): Promise<string> {
  if ((await staleFrontends()).length > 0) await startBuild().completion;
  const dataDir = await lifetime.start(
    () => mkdtemp(join(tmpdir(), 'anden-screens-')),
    (directory) => rm(directory, { recursive: true, force: true }),
  );
  const postgres = await lifetime.start(
    () => startPostgres({ dataDir, log: console.log }),
    ({ stop }) => stop(),
  );
  const db = connect(postgres.url);
  await migrateLatest(db);
  await seedDemo(db, { now: new Date() });
  await seed(db);
  await db.destroy();
  const { port } = await lifetime.start(
    () => startServer('product', postgres.url),
    ({ stop }) => stop(),
  );
  await lifetime.start(() => {}, endAll);
  return `http://localhost:${port}`;
}
