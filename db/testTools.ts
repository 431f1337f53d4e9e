import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { runningServer } from './cluster.ts';
import { startPostgres } from './postgres.ts';

/** Runs the work with the embedded Postgres of a data directory, and always stops it afterwards. */
export async function withPostgres(
  dataDir: string,
  work: (url: string) => Promise<unknown>,
  log?: (line: string) => void,
): Promise<void> {
  const { url, stop } = await startPostgres({ dataDir, log });
  await work(url).finally(stop);
}

/** Runs one statement on a new connection and returns its rows. */
export async function query(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** The process id and port of the Postgres that runs on a data directory; undefined when none runs. */
export async function server(dataDir: string) {
  return runningServer(join(await realpath(dataDir), 'postgres/cluster'));
}
