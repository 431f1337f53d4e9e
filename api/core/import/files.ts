import { LocalStorage } from '../files/localStorage.ts';
import type { Storage } from '../files/storage.ts';

let storage: Storage | undefined;

/** Says where this process keeps loaded files. */
export function keepFilesUnder(dataDir: string): void {
  storage = new LocalStorage(dataDir);
}

/** Where the file with this key lies. */
export function fileAt(key: string): string {
  if (!storage) throw new Error('keepFilesUnder() comes first');
  return storage.pathOf(key);
}
