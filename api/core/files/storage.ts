import type { Readable } from 'node:stream';

/** A stored file, as its record describes it. */
export interface StoredFile {
  /** The random key of the file in the storage. */
  key: string;
  /** SHA-256 in hex. */
  checksum: string;
  /** Bytes. */
  size: number;
  /** Detected from the content; the client's type is ignored. */
  mediaType: string;
  /** The client's file name, made safe; never a path. */
  fileName: string;
}

/** A received file before its checks, with the file name as the client sent it. */
export interface Received extends Pick<StoredFile, 'checksum' | 'size'> {
  path: string;
  sentName: string;
}

/**
 * The storage of uploaded files. A key is 4 to 80 lower-case letters, digits and hyphens. `createApp` and `createJobs`
 * receive one and pass it on.
 */
export interface Storage {
  /** Moves a complete local file into the storage. */
  move(path: string, key: string): Promise<void>;
  /** Writes the content under the key; an existing file is not changed. */
  write(key: string, content: Buffer): Promise<void>;
  /** The content as a stream; throws an error with the code ENOENT when the file does not exist. */
  read(key: string): Promise<Readable>;
  /** A local path to the content, for readers that seek or run in another thread. */
  pathOf(key: string): string;
  /** Removes the file if it exists. */
  remove(key: string): Promise<void>;
  /** All files, in no particular order. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}
