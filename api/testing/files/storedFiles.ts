import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testDataDir } from '../base/dataDir.ts';

/** All files in the test server's storage, including uploads in progress. */
export async function storedFiles(): Promise<string[]> {
  const directory = join(await testDataDir(), 'files');
  return readdir(directory, { recursive: true }).catch(() => []);
}
