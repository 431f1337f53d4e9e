import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** The names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.ts')).sort();
}

/** The migration of this name; the beginning and the end of its path are written out, so that it is compiled. */
export function importMigration(name: string): Promise<Knex.Migration> {
  return import(`./migrations/${name.slice(0, -'.ts'.length)}.ts`);
}

/** The migrations for knex, which would itself import them from TypeScript. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: migrationNames,
  getMigrationName: (name) => name,
  getMigration: importMigration,
};
