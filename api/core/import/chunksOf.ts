import type { Storage } from '../files/storage.ts';
import type { Import } from './Import.ts';
import { chunksOfFile } from './reading/readFile.ts';

/**
 * The records of an uploaded file from number `from` on, in chunks of at most `size`: 0 is the header, 1 the first row.
 * Throws ENOENT when the file does not exist any more.
 */
export async function* chunksOf(
  { fileKey, encoding, delimiter }: Import,
  storage: Storage,
  from: number,
  size: number,
): AsyncGenerator<string[][]> {
  const { path, release } = await storage.localCopy(fileKey);
  try {
    yield* chunksOfFile({ path, format: { encoding, delimiter }, from, size });
  } finally {
    await release();
  }
}
