import type { DatabaseEnv } from './process/env.ts';
import type { Lifetime } from './process/lifetime.ts';
import { checkDatabase } from './connect.ts';
import { runningPostgres, startPostgres } from './postgres.ts';

type Log = (line: string) => void;

/**
 * The URL of the database for a command that may run while Andén runs: DATABASE_DIRECT_URL, else DATABASE_URL,
 * else the embedded Postgres, which is started when none runs. Throws StartError when the database cannot be used.
 */
export async function reachDatabase(
  { databaseDirectUrl, dataDir }: DatabaseEnv,
  lifetime: Lifetime,
  log: Log = () => {},
): Promise<string> {
  const url = databaseDirectUrl ?? (await runningPostgres(dataDir));
  if (!url) return startEmbedded(dataDir, lifetime, log);
  await lifetime.start(() => checkDatabase(url));
  return url;
}

/** Starts the embedded Postgres for the time of a command; throws StartError while an Andén uses it. */
export async function startEmbedded(
  dataDir: string,
  lifetime: Lifetime,
  log: Log,
): Promise<string> {
  const { url } = await lifetime.start(
    () => startPostgres({ dataDir, log }),
    ({ stop }) => stop(),
  );
  return url;
}
