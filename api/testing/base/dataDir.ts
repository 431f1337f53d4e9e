import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd, once } from './once.ts';

/** The test server's directory of files; it is gone when the run ends. */
export const testDataDir = once(async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-test-'));
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
});
