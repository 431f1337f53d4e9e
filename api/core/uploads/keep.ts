import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { invalid } from '../errors/errors.ts';
import { joinedPdf } from '../reading/readStored.ts';
import type { TemporaryFile } from './receive.ts';
import { tooLarge } from './refusals.ts';
import type { Storage, StoredFile } from '../files/storage.ts';

/** A file that the caller sent, completely received. */
export interface ReceivedFile extends TemporaryFile {
  /** Moves the file into the storage under a random key. */
  keep(): Promise<StoredFile>;
  /** Removes the file that `keep` moved into the storage, for calls that fail afterwards. */
  undoKeep(): Promise<void>;
  /**
   * Puts a stored file before this one: they become one PDF, a picture as a page of its own. Throws 422 where one of them
   * cannot be joined, and 413 where both are too large for one.
   */
  putBehind(first: Pick<StoredFile, 'key' | 'mediaType' | 'fileName'>): Promise<void>;
}

/** Adds what can be done with it to a received file, which may have at most `maxBytes`. */
export function keepable(file: TemporaryFile, storage: Storage, maxBytes: number): ReceivedFile {
  let key: string | undefined;
  const facts = { ...file };
  return Object.assign(facts, {
    async keep() {
      const { path, checksum, size, mediaType, fileName } = facts;
      key = randomUUID();
      await storage.move(path, key);
      return { key, checksum, size, mediaType, fileName };
    },
    async undoKeep() {
      if (key) await storage.remove(key);
    },
    async putBehind(first: Pick<StoredFile, 'key' | 'mediaType' | 'fileName'>) {
      const { path, mediaType } = facts;
      const content = await joinedPdf(storage, first, { path, mediaType });
      if (!content) throw invalid('file', APART);
      if (content.length > maxBytes) throw tooLarge(maxBytes);
      await writeFile(path, content);
      const checksum = createHash('sha256').update(content).digest('hex');
      const fileName = first.fileName.replace(/(\.[a-z]+)?$/i, '.pdf');
      Object.assign(facts, {
        size: content.length,
        mediaType: 'application/pdf',
        checksum,
        fileName,
      });
    },
  });
}

const APART = {
  es: 'No se puede unir con el archivo anterior: suba todas las hojas en un solo PDF',
  en: 'It cannot be joined with the file before: upload all pages as one PDF',
};
