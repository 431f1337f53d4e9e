import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot } from '../../../db/backup/snapshot.ts';
import { StartError } from '../../../db/process/startError.ts';
import { jobsSchema } from '../jobs/jobs.ts';
import { ROOT } from '../runtime/env.ts';
import { FORMAT, type Opening } from './format.ts';

/** Describes the database of a snapshot, so that its tables can be created again. */
export async function describeOpening({ client, layout }: Snapshot, now: Date): Promise<Opening> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const postgres = await client.query('show server_version');
  const has = (table: string) => layout.tables.some(({ name }) => name === table);
  if (!has('public.knex_migrations'))
    throw new StartError('The database is empty: run npm run setup.');
  const migrations = await client.query('select name from knex_migrations order by id');
  return {
    format: FORMAT,
    product: version,
    postgres: postgres.rows[0].server_version,
    createdAt: now.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    jobs: has('jobs.queue') ? await describeJobs(client) : undefined,
    layout,
  };
}

async function describeJobs(client: Snapshot['client']) {
  const { rows } = await client.query('select version from jobs.version');
  const queues = await client.query('select name from jobs.queue order by name');
  const { version, sql } = jobsSchema();
  if (rows[0]?.version !== version)
    throw new StartError(
      'The background jobs are of another version: start this Andén once first.',
    );
  return { sql, queues: queues.rows.map(({ name }) => name) };
}
