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
export interface IncomingFile extends Pick<StoredFile, 'checksum' | 'size'> {
  path: string;
  sentName: string;
}

/**
 * The storage of uploaded files: the local disk, or a bucket. A key is 4 to 80 lower-case letters, digits and hyphens.
 * `createApp` and `createJobs` receive one and pass it on.
 */
export interface Storage {
  /** Moves a complete local file into the storage. */
  move(path: string, key: string): Promise<void>;
  /** Writes the content under the key; an existing file is not changed. */
  write(key: string, content: Buffer): Promise<void>;
  /** Returns the size of a file in bytes; undefined when it does not exist. */
  sizeOf(key: string): Promise<number | undefined>;
  /** The content as a stream; throws an error with the code ENOENT when the file does not exist. */
  read(key: string): Promise<Readable>;
  /**
   * A local file with the content, for readers that seek or run in another thread, until `release`; throws an error with
   * the code ENOENT when the file does not exist.
   */
  localCopy(key: string): Promise<LocalCopy>;
  /** Removes the file if it exists. */
  remove(key: string): Promise<void>;
  /** All files, in no particular order. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}

/** A local file that may be removed after `release`. */
export interface LocalCopy {
  path: string;
  release(): Promise<void>;
}

/** Whether a text is a key of a stored file. */
export function isKey(text: string): boolean {
  return /^[a-z0-9-]{4,80}$/.test(text);
}

/** Returns the key; throws for a text that is none. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('A file key must be lower-case letters, digits and hyphens.');
  return key;
}
