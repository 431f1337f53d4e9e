import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { Checksums } from './checksums.ts';
import { damage } from './damage.ts';
import { CHECKSUMS, CLOSING, type Closing } from './format.ts';

/** Receives the entries of a backup in their order. */
export interface Visitor {
  /** Must read the content to its end. */
  entry(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** The entries so far have their checksums. */
  verify(): Promise<void>;
}

/**
 * Reads a backup and compares every entry with its checksum; returns the manifest. Throws StartError when it is damaged or
 * incomplete.
 */
export async function readArchive(input: Readable, visitor: Visitor): Promise<Closing> {
  const entries = extract();
  const reading = pipeline(input, createGunzip(), entries as unknown as Writable);
  reading.catch(() => {});
  const checksums = new Checksums();
  let closing: Closing | undefined;
  for await (const entry of undamaged(entries)) {
    const { name } = entry.header;
    const content = checksums.read(name, undamaged(entry as AsyncIterable<Buffer>));
    if (name === CLOSING) closing = JSON.parse(await text(content)) as Closing;
    else if (!name.startsWith(CHECKSUMS)) await visitor.entry(name, content);
    else {
      checksums.compare(name, await text(content));
      await visitor.verify();
    }
  }
  checksums.expectLists(closing?.checksums);
  return closing!;
}

/** The items of a stream; throws StartError where the archive cannot be read on, but not for errors of the reader's. */
async function* undamaged<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw damage(code ?? message, cause);
  }
}
