import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../core/runtime/env.ts';

/** The tests in the order in which they begin; the longest file is the first. */
const GROUPS = [
  /^admin\/src\/journeys\/paths\.test/,
  /^landing\/.*\.test\.tsx?$/,
  /^admin\/src\/.*\.test\.tsx?$/,
  /^(?!api\/testing\/versions\/)(api|db)\/.*\.test\.ts$/,
];

/** Lists the files of all tests but those with other versions of Node and Postgres, from the project's directory. */
export async function testFiles(): Promise<string[]> {
  const folders = await Promise.all(['admin/src', 'landing', 'api', 'db'].map(filesIn));
  const files = folders.flat().sort();
  const grouped = GROUPS.flatMap((group) => files.filter((file) => group.test(file)));
  return [...new Set(grouped)];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true });
  return entries
    .map((entry) => `${folder}/${entry.replaceAll('\\', '/')}`)
    .filter((file) => !/\/(node_modules|dist)\//.test(file));
}
