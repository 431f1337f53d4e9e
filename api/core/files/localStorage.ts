import {
  access,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { checkedKey, isKey, type LocalCopy, type Storage } from './storage.ts';

/** Stores files on the local disk under `<dataDir>/files`, in directories named after the first two characters of their keys. */
export class LocalStorage implements Storage {
  readonly #dir: string;

  constructor(dataDir: string) {
    this.#dir = join(dataDir, 'files');
  }

  async move(path: string, key: string): Promise<void> {
    await this.#prepare(key);
    const now = new Date();
    await utimes(path, now, now);
    await rename(path, this.pathOf(key));
  }

  async write(key: string, content: Buffer): Promise<void> {
    await this.#prepare(key);
    await writeFile(this.pathOf(key), content, { flag: 'wx' }).catch(ignoreExisting);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return (await stat(this.pathOf(key)).catch(ignoreMissing))?.size;
  }

  async read(key: string): Promise<Readable> {
    const file = await open(this.pathOf(key));
    return file.createReadStream();
  }

  async localCopy(key: string): Promise<LocalCopy> {
    const path = this.pathOf(key);
    await access(path);
    return { path, release: async () => {} };
  }

  pathOf(key: string): string {
    return join(this.#dir, key.slice(0, 2), checkedKey(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list() {
    for await (const directory of entries(this.#dir)) {
      if (directory.name.length !== 2 || !directory.isDirectory()) continue;
      for await (const { name } of entries(join(this.#dir, directory.name))) {
        const stats = isKey(name) && (await stat(this.pathOf(name)).catch(ignoreMissing));
        if (stats) yield { key: name, storedAt: stats.mtime };
      }
    }
  }

  async #prepare(key: string) {
    await mkdir(dirname(this.pathOf(key)), { recursive: true });
  }
}

async function* entries(directory: string) {
  const directoryHandle = await opendir(directory).catch(ignoreMissing);
  if (directoryHandle) yield* directoryHandle;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
