import type { Knex } from 'knex';
import type { PoolClient } from 'pg';
import { StartError } from '../process/startError.ts';
import { migrateTo } from '../schema.ts';
import { readLayout, type Layout } from './layout.ts';
import { clientOf, PLAIN_TEXT } from './snapshot.ts';

/** The state that a restored database begins with. */
export interface Origin {
  layout: Layout;
  /** The names of the applied migrations. */
  migrations: string[];
  /** SQL that creates the schema `jobs`, and the names of the queues in it; absent where there was none. */
  jobs?: { sql: string; queues: string[] };
}

/**
 * Throws StartError when the database contains anything, unless `overwrite` removes it; and when an Andén is connected.
 */
export async function makeRoom(trx: Knex.Transaction, overwrite: boolean): Promise<void> {
  const client = await clientOf(trx);
  const { rows: users } = await client.query(CONNECTED);
  if (users.length > 0) throw new StartError(IN_USE);
  const { rows: objects } = await client.query(OBJECTS);
  if (objects.length === 0) return;
  if (!overwrite) throw new StartError(NOT_EMPTY(objects.length));
  await client.query('drop schema public cascade; drop schema if exists jobs cascade');
  await client.query('create schema public');
}

/** Creates the tables of the backup's version, empty, also those that migrations fill. */
export async function createTables(trx: Knex.Transaction, origin: Origin): Promise<Layout> {
  const client = await clientOf(trx);
  await client.query(PLAIN_TEXT);
  await migrateTo(trx, origin.migrations);
  if (origin.jobs) await createJobs(client, origin.jobs);
  const layout = await readLayout(client);
  expectTables(layout, origin.layout);
  const names = layout.tables.map(({ name }) => name).join(', ');
  await client.query(`truncate ${names}`);
  await addPartitions(client, layout, origin.layout);
  return layout;
}

const CONNECTED = `select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name like 'anden%'`;

const OBJECTS = `select from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname in ('public', 'jobs') and relkind in ('r', 'p', 'v')
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`;

const IN_USE = 'Andén is connected to this database: stop it first.';

const NOT_EMPTY = (count: number) =>
  `The database is not empty (${count} tables and views): restore into an empty one, or replace everything in it with --overwrite.`;

async function createJobs(client: PoolClient, { sql, queues }: NonNullable<Origin['jobs']>) {
  await client.query(sql);
  for (const queue of queues) await client.query('select jobs.create_queue($1, $2)', [queue, '{}']);
}

function expectTables(actual: Layout, expected: Layout): void {
  for (const { name, columns } of expected.tables) {
    const table = actual.tables.find((each) => each.name === name);
    const missingColumns = columns.filter((column) => !table?.columns.includes(column));
    if (!table) throw new StartError(`The backup has a table ${name} that no migration creates.`);
    if (missingColumns.length > 0)
      throw new StartError(
        `The backup's ${name} has columns that no migration creates: ${missingColumns}.`,
      );
  }
}

async function addPartitions(client: PoolClient, actual: Layout, expected: Layout): Promise<void> {
  const present = actual.partitions.map(({ name }) => name);
  for (const { name, parent, bound } of expected.partitions) {
    if (present.includes(name)) continue;
    await client.query(`create table ${name} partition of ${parent} ${bound}`);
  }
}
