import { createHash, randomUUID } from 'node:crypto';
import type { Storage, StoredFile } from '../files/storage.ts';
import { safeName } from './names.ts';
import type { FileLimits } from './receive.ts';
import { refuseUnfit } from './refuseUnfit.ts';
import { tooLarge } from './refusals.ts';
import { type FileType, typeOf } from './typeOf.ts';

/** A file that came in another one, such as in a mail. */
export interface AttachedFile {
  name: string;
  content: Uint8Array;
}

/**
 * Puts an attached file into the storage, which must pass the checks of an upload: throws 413 for one that is too large,
 * and 422 for content of another media type or a file that cannot be opened.
 */
export async function keepAttached(
  storage: Storage,
  { name, content }: AttachedFile,
  { maxBytes, mediaTypes = [] }: FileLimits,
): Promise<StoredFile> {
  const size = content.length;
  if (size > maxBytes) throw tooLarge(maxBytes);
  const key = randomUUID();
  await storage.write(key, Buffer.from(content));
  try {
    const { mime, ext } = await checkedType(storage, { key, size }, mediaTypes);
    const checksum = createHash('sha256').update(content).digest('hex');
    return { key, checksum, size, mediaType: mime, fileName: safeName(name, ext) };
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

async function checkedType(
  storage: Storage,
  { key, size }: Pick<StoredFile, 'key' | 'size'>,
  mediaTypes: string[],
): Promise<FileType> {
  const { path, release } = await storage.localCopy(key);
  try {
    const type = await typeOf(path);
    await refuseUnfit({ path, size }, type, mediaTypes);
    return type!;
  } finally {
    await release();
  }
}
