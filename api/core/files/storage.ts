import type { Readable } from 'node:stream';

/** A file as its record remembers it. */
export interface StoredFile {
  /** Random; where the file lies in the storage. */
  key: string;
  /** SHA-256 in hex. */
  checksum: string;
  /** Bytes. */
  size: number;
  /** Recognized by content, whatever the client said. */
  mediaType: string;
  /** The client's name for it, cleaned; never a path. */
  fileName: string;
}

/**
 * The one place for files that users hand in. A key is 4 to 80 lower-case letters, digits and hyphens. `createApp` and
 * `createJobs` are handed one and pass it to whoever needs it.
 */
export interface Storage {
  /** Moves a complete local file into the storage. */
  move(path: string, key: string): Promise<void>;
  /** Writes this content under the key; a file that is already there stays as it is. */
  write(key: string, content: Buffer): Promise<void>;
  /** The content as a stream; throws an error with the code ENOENT where there is no such file. */
  read(key: string): Promise<Readable>;
  /** A local path with the content, for readers that need to seek or to read in another thread. */
  pathOf(key: string): string;
  /** Removes the file, if there is one. */
  remove(key: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}
