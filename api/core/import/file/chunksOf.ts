import type { Storage } from '../../files/storage.ts';
import type { Import } from './Import.ts';
import type { FileRecord } from '../reading/FileRecord.ts';
import type { Reader } from '../reading/apart.ts';
import { chunksOfFile } from '../reading/readFile.ts';

/**
 * The records of an uploaded file from number `from` on, in chunks of at most `size`: 0 is the header, 1 the first row.
 * Throws ENOENT when the file does not exist any more.
 */
export async function* chunksOf(
  { fileKey, format }: Import,
  storage: Storage,
  from: number,
  size: number,
  reader?: Reader,
): AsyncGenerator<FileRecord[]> {
  const { path, release } = await storage.localCopy(fileKey);
  try {
    yield* chunksOfFile({ path, format, from, size }, reader);
  } finally {
    await release();
  }
}
