import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { importMigration, migrationNames } from './migrationFiles.ts';
import { StartError } from './process/startError.ts';

/** The directory with the schemas of releases, one `<number>.sql` each. */
export const RELEASES = join(import.meta.dirname, 'releases');

/** Writes the current schema as that of a release and returns its path; throws StartError when that release exists. */
export async function writeRelease(number: string): Promise<string> {
  if (!/^[1-9]\d*$/.test(number)) throw new StartError('Which release? A number from 1.');
  const path = join(RELEASES, `${number}.sql`);
  const text = await releaseText(await migrationNames());
  await writeFile(path, text, { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    throw new StartError(`${path} exists, and a release never changes.`);
  });
  return path;
}

/**
 * SQL that creates the schema of these migrations in an empty database and marks them as applied. It is recorded from the
 * migrations themselves, so the same migrations always give the same text.
 */
export async function releaseText(names: string[]): Promise<string> {
  const parts = [];
  for (const name of names) parts.push(`-- ${name}\n\n${await recorded(name)}`);
  return [HEAD, ...parts, applied(names)].join('\n');
}

/** The names of the files with the schemas of releases, the oldest first. */
export async function releaseNames(): Promise<string[]> {
  const names = (await readdir(RELEASES)).filter((name) => name.endsWith('.sql'));
  return names.sort((a, b) => Number.parseInt(a) - Number.parseInt(b));
}

/** The names of the migrations in a release, in order. */
export async function migrationsIn(release: string): Promise<string[]> {
  const text = await readFile(join(RELEASES, release), 'utf8');
  return [...text.matchAll(/^-- (\d{14}_\w+\.ts)$/gm)].map(([, name]) => name!);
}

const HEAD = `-- The schema of a release, for an empty database (Postgres 15 or newer): psql -1 -f. Written by "tsx db/cli.ts release".
`;

async function recorded(name: string): Promise<string> {
  const statements: string[] = [];
  const builder = knex({ client: 'pg' });
  const raw = async (sql: string, bindings: Knex.RawBinding[] = []) => {
    statements.push(bindings.length > 0 ? builder.raw(sql, bindings).toQuery() : sql);
  };
  const { up } = await importMigration(name);
  await up({ raw } as unknown as Knex);
  return statements.map(dedented).join('\n');
}

/** Removes the indentation of the source code, and adds a final semicolon. */
function dedented(sql: string): string {
  const text = sql.replace(/^\n+|\s+$/g, '').replace(/^ {4}/gm, '');
  return text.endsWith(';') ? `${text}\n` : `${text};\n`;
}

/** SQL for knex's tables, with these migrations marked as applied. */
function applied(names: string[]): string {
  const rows = names.map((name) => `('${name}', 1, now())`).join(',\n  ');
  return `create table knex_migrations (
  id serial primary key,
  name varchar(255),
  batch integer,
  migration_time timestamptz
);
create table knex_migrations_lock (index serial primary key, is_locked integer);
insert into knex_migrations_lock (is_locked) values (0);
insert into knex_migrations (name, batch, migration_time) values
  ${rows};
`;
}
