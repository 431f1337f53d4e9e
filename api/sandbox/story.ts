import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { allowAnyTime } from '../../db/timeouts.ts';

/** The tables that a reset keeps: those that migrations fill, and those of who is signed in. */
const KEPT = [
  ...[
    'knex_migrations',
    'knex_migrations_lock',
    'secrets',
    'installation_facts',
    'postal_codes',
    'carta_porte_keys',
    'user_types',
    'user_roles',
  ],
  ...['oidc_keys', 'oidc_payloads', 'sessions', 'session_tokens'],
];

/** Replaces all data by a story that is written at this time, in the caller's transaction; other calls see it when that commits. */
export async function rewriteStory(trx: Knex.Transaction, now: Date): Promise<void> {
  await allowAnyTime(trx);
  await deleteAll(trx);
  const { seed } = await import('../../db/seeds/index.ts');
  await seed(trx, { now });
}

/** Deletes the mails that are kept as files. */
export async function deleteMails(dataDir: string): Promise<void> {
  const directory = join(dataDir, 'mail');
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) await rm(join(directory, name), { force: true });
}

/** Without triggers and foreign keys, because the history refuses to be deleted. */
async function deleteAll(trx: Knex.Transaction): Promise<void> {
  const { rows } = await trx.raw<{ rows: { name: string }[] }>(TABLES, [KEPT]);
  await trx.raw('set local session_replication_role = replica');
  for (const { name } of rows) await trx(name).delete();
  await trx('jobs.job').delete();
  await trx('jobs.archive').delete();
  await trx.raw('set local session_replication_role = origin');
}

const TABLES = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and not relname = any(?)`;
