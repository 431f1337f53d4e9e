import { randomUUID } from 'node:crypto';
import type { TemporaryFile } from './receive.ts';
import type { Storage, StoredFile } from './storage.ts';

/** A file that the caller of an operation sent, received whole. */
export interface ReceivedFile extends TemporaryFile {
  /** Moves it into the storage under a random key. */
  keep(): Promise<StoredFile>;
  /** Removes from the storage what `keep` has moved there: for calls that fail afterwards. */
  undoKeep(): Promise<void>;
}

/** Lets a handler keep the file. */
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
