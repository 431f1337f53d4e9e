import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { runningServer } from './cluster.ts';
import { startPostgres } from './postgres.ts';

/** Works with the embedded Postgres of a data directory, which is stopped afterwards in any case. */
export async function during(
  dataDir: string,
  work: (url: string) => Promise<unknown>,
  log?: (line: string) => void,
): Promise<void> {
  const { url, stop } = await startPostgres({ dataDir, log });
  await work(url).finally(stop);
}

/** The rows of one statement, over a connection of its own. */
export async function ask(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** The process and port of the Postgres that runs in a data directory, if one does. */
export async function server(dataDir: string) {
  return runningServer(join(await realpath(dataDir), 'postgres/cluster'));
}
