import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The directory of the migrations. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** The names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.ts')).sort();
}
