import { randomUUID } from 'node:crypto';
import type { TemporaryFile } from './receive.ts';
import type { Storage, StoredFile } from './storage.ts';

/** A file that the caller sent, completely received. */
export interface ReceivedFile extends TemporaryFile {
  /** Moves the file into the storage under a random key. */
  keep(): Promise<StoredFile>;
  /** Removes the file that `keep` moved into the storage, for calls that fail afterwards. */
  undoKeep(): Promise<void>;
}

/** Adds `keep` and `undoKeep` to a received file. */
export function keepable(file: TemporaryFile, storage: Storage): ReceivedFile {
  let kept: string | undefined;
  return {
    ...file,
    async keep() {
      const { path, ...facts } = file;
      kept = randomUUID();
      await storage.move(path, kept);
      return { key: kept, ...facts };
    },
    async undoKeep() {
      if (kept) await storage.remove(kept);
    },
  };
}
