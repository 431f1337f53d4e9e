import { rm } from 'node:fs/promises';
import { join } from 'node:path';

let root: string | undefined;

/** Says where this process keeps loaded files. */
export function keepFilesUnder(dataDir: string): void {
  root = join(dataDir, 'files', 'imports');
}

/** The directory of loaded files. */
export function filesDirectory(): string {
  if (!root) throw new Error('keepFilesUnder() comes first');
  return root;
}

/** Where the file with this key lies. */
export function fileAt(key: string): string {
  return join(filesDirectory(), key);
}

/** Takes a file away that is not wanted after all. */
export function discard(key: string): Promise<void> {
  return rm(fileAt(key), { force: true });
}
