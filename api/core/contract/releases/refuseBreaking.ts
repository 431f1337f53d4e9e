import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASES } from '../../../../db/release.ts';
import type { Contract } from '../openapi.ts';
import { breakingChanges } from './breaking.ts';

/**
 * Makes the process fail when the contract in this file lacks what the latest release promises to its consumers, unless its
 * end was announced.
 */
export async function refuseBreakingChanges(file: string): Promise<void> {
  const numbers = (await readdir(RELEASES)).flatMap(
    (name) => /^(\d+)\.openapi\.json$/.exec(name)?.[1] ?? [],
  );
  const latest = Math.max(...numbers.map(Number));
  const [released, next] = await Promise.all(
    [join(RELEASES, `${latest}.openapi.json`), file].map(
      async (path) => JSON.parse(await readFile(path, 'utf8')) as Contract,
    ),
  );
  const day = new Date().toISOString().slice(0, 10);
  for (const change of breakingChanges({ released: released!, next: next!, day })) {
    console.error(`Since release ${latest}: ${change}`);
    process.exitCode = 1;
  }
}
