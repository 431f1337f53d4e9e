import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import { invalid } from '../http/errors.ts';
import { safeName } from './names.ts';

/** A file as its record remembers it. */
export interface StoredFile {
  /** Random; where the file lies, and nothing else. */
  key: string;
  /** SHA-256 in hex. */
  checksum: string;
  size: number;
  /** Recognized by content, whatever the client said. */
  mediaType: string;
  /** The client's name for it, fit to be shown; never a path. */
  fileName: string;
}

/** Files that people hand in, outside the web root, each under a random key. */
export class Storage {
  readonly #dir: string;

  constructor(dataDir: string) {
    this.#dir = join(dataDir, 'files');
  }

  /** Gives the work a directory of its own, of which nothing is left after it. */
  async arriving<Result>(work: (dir: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.#dir, { recursive: true });
    const dir = await mkdtemp(join(this.#dir, 'arriving-'));
    try {
      return await work(dir);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  }

  /** Takes a file in; one whose content is of none of these media types is 422. */
  async keep(path: string, name: string, mediaTypes: string[]): Promise<StoredFile> {
    const type = await fileTypeFromFile(path);
    if (!type || !mediaTypes.includes(type.mime)) throw invalid('file', UNREADABLE);
    const { checksum, size } = await measured(path);
    const key = randomUUID();
    await mkdir(dirname(this.#path(key)), { recursive: true });
    await rename(path, this.#path(key));
    return { key, checksum, size, mediaType: type.mime, fileName: safeName(name, type.ext) };
  }

  /** Keeps known content under a key of its own, unless something is there. */
  async put(key: string, content: Buffer): Promise<void> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  /** The file's content; throws where it is not there. */
  async read(key: string): Promise<Readable> {
    const file = await open(this.#path(key));
    return file.createReadStream();
  }

  #path(key: string) {
    if (!KEY.test(key)) throw new Error('A key of a file is letters, digits and hyphens.');
    return join(this.#dir, key.slice(0, 2), key);
  }
}

const KEY = /^[a-z0-9-]{4,80}$/;

const UNREADABLE = {
  es: 'Debe ser un PDF, JPEG o PNG; su contenido no lo es',
  en: 'It must be a PDF, JPEG or PNG; its content is none of them',
};

async function measured(path: string) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { checksum: hash.digest('hex'), size };
}
