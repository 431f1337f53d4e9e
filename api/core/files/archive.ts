import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { Refusal } from '../errors/errors.ts';
import type { Storage, StoredFile } from './storage.ts';

/** A file of an archive: a stored one, or content made for this response. */
export type Entry = { name: string } & (
  Pick<StoredFile, 'key' | 'size' | 'checksum'> | { content: Buffer }
);

/** The name of the list of checksums in an archive, which `sha256sum -c` reads. */
const MANIFEST = 'SHA256SUMS';

/**
 * A tar archive (POSIX ustar) of the entries, read from the storage one after the other while it is sent, and a list of
 * their SHA-256, which `sha256sum -c SHA256SUMS` verifies without a network.
 */
export function archiveOf(entries: Entry[], storage: Storage, modifiedAt: Date): Readable {
  const archive = pack();
  const lines = entries.map((entry) => `${checksumOf(entry)}  ${entry.name}\n`).join('');
  const all = [...entries, { name: MANIFEST, content: Buffer.from(lines) }];
  fill(archive, all, storage, modifiedAt).catch((error: Error) => archive.destroy(error));
  return Readable.from(archive, { objectMode: false });
}

/** Throws FILE_LOST where a stored file of an archive is missing or has another size, before any of it is sent. */
export async function checkStored(entries: Entry[], storage: Storage): Promise<void> {
  for (const entry of entries) {
    if (!('key' in entry) || (await storage.sizeOf(entry.key)) === entry.size) continue;
    const cause = new Error(`The stored file ${entry.key} is missing or has another size`);
    throw new Refusal('FILE_LOST', { params: { name: entry.name }, cause });
  }
}

async function fill(archive: Pack, entries: Entry[], storage: Storage, mtime: Date) {
  for (const entry of entries) {
    if (archive.destroyed) return;
    await write(archive, entry, storage, mtime);
  }
  archive.finalize();
}

async function write(archive: Pack, entry: Entry, storage: Storage, mtime: Date): Promise<void> {
  const { name } = entry;
  if ('content' in entry) {
    archive.entry({ name, mtime, mode: 0o644 }, entry.content);
    return;
  }
  const target = archive.entry({ name, size: entry.size, mtime, mode: 0o644 });
  await pipeline(await storage.read(entry.key), target as unknown as Writable);
}

function checksumOf(entry: Entry): string {
  if ('checksum' in entry) return entry.checksum;
  return createHash('sha256').update(entry.content).digest('hex');
}
