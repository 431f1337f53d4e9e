import type { Storage } from '../files/storage.ts';
import type { Import } from './Import.ts';
import { chunksOfFile } from './reading/readFile.ts';

/**
 * The records of a loaded file, at most `size` at a time, from the one with this number: 0 is the header, 1 the first
 * row. Throws ENOENT where the file is gone.
 */
export function chunksOf(
  { fileKey, encoding, delimiter }: Import,
  storage: Storage,
  from: number,
  size: number,
): AsyncGenerator<string[][]> {
  const path = storage.pathOf(fileKey);
  return chunksOfFile({ path, format: { encoding, delimiter }, from, size });
}
