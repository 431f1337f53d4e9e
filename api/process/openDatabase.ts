import { checkDatabase, connect } from '../../db/connect.ts';
import { startPostgres } from '../../db/postgres.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
import { chooseDialect } from '../core/sql/dialect/index.ts';
import type { Env } from '../core/runtime/env.ts';

/** Connects to the database of the settings, else starts the embedded one; `lifetime` ends both. */
export async function openDatabase(env: Env, lifetime: Lifetime) {
  const url = env.databaseUrl ?? (await embedPostgres(env, lifetime));
  if (env.databaseUrl) await lifetime.start(() => checkDatabase(url));
  const directUrl = env.databaseDirectUrl ?? url;
  if (directUrl !== url)
    await lifetime.start(() => checkDatabase(directUrl, 'DATABASE_DIRECT_URL'));
  const db = await lifetime.start(
    () => connect(url, { directUrl, isPerTransaction: env.isPooledPerTransaction }),
    (connection) => connection.destroy(),
  );
  await lifetime.start(() => chooseDialect(db));
  return { db, url, directUrl };
}

async function embedPostgres({ dataDir }: Env, lifetime: Lifetime): Promise<string> {
  console.log(`Starting Postgres in ${dataDir} …`);
  const postgres = await lifetime.start(
    () => startPostgres({ dataDir, log: console.log }),
    ({ stop }) => stop(),
  );
  return postgres.url;
}
