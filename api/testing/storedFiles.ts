import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testDataDir } from './base/dataDir.ts';

/** Everything that lies in the test server's file storage, what is being received included. */
export async function storedFiles(): Promise<string[]> {
  const directory = join(await testDataDir(), 'files');
  return readdir(directory, { recursive: true }).catch(() => []);
}
