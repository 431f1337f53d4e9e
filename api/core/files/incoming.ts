import { mkdir, mkdtemp, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The temporary directories into which files are received, one per request, on the same file system as the stored files
 * so that they can be moved there, and for local copies of files in a bucket. Directories of killed processes remain
 * until `sweep`.
 */
export class Incoming {
  readonly #dir: string;

  constructor(dataDir: string) {
    this.#dir = join(dataDir, 'files');
  }

  /** Runs the work with an empty directory, which is removed afterwards with its content. */
  async withDirectory<Result>(work: (directory: string) => Promise<Result>): Promise<Result> {
    const { path, remove } = await this.directory();
    return work(path).finally(remove);
  }

  /** Creates an empty directory, which `remove` deletes with its content. */
  async directory(): Promise<{ path: string; remove(): Promise<void> }> {
    await mkdir(this.#dir, { recursive: true });
    const path = await mkdtemp(join(this.#dir, PREFIX));
    return { path, remove: () => rm(path, { recursive: true, force: true }) };
  }

  /** Removes the directories last modified before `before`. */
  async sweep(before: Date): Promise<void> {
    await mkdir(this.#dir, { recursive: true });
    for await (const { name } of await opendir(this.#dir)) {
      if (!name.startsWith(PREFIX)) continue;
      const path = join(this.#dir, name);
      const stats = await stat(path).catch(() => undefined);
      if (stats && stats.mtime < before) await rm(path, { recursive: true, force: true });
    }
  }
}

const PREFIX = 'request-';
