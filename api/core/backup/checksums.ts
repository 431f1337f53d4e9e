import { createHash } from 'node:crypto';
import { damage } from './damage.ts';
import { CHECKSUMS, CLOSING } from './format.ts';

/** Compares the entries of an archive with the lists of checksums in it. */
export class Checksums {
  /** The SHA-256 of the entries that no list has named yet. */
  readonly #open = new Map<string, string>();
  readonly #lists = new Map<string, string>();

  /** The content of an entry, which is remembered by its checksum once it has been read. */
  async *read(name: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
    if (name === CLOSING) return;
    const checksums = name.startsWith(CHECKSUMS) ? this.#lists : this.#open;
    checksums.set(name, hash.digest('hex'));
  }

  /** Throws StartError unless the list names exactly the entries since the last one, with their checksums. */
  compare(list: string, content: string): void {
    for (const line of content.trimEnd().split('\n')) {
      const [checksum, name = ''] = line.split('  ');
      if (this.#open.get(name) !== checksum) throw changedFile(name);
      this.#open.delete(name);
    }
    for (const name of this.#open.keys()) throw changedFile(name);
  }

  /** Throws StartError unless the manifest names exactly the lists that were read, and every entry was in one. */
  expectLists(expected?: Record<string, string>): void {
    if (!expected) throw damage('its end is missing');
    for (const name of this.#open.keys()) throw changedFile(name);
    for (const name of new Set([...Object.keys(expected), ...this.#lists.keys()]))
      if (this.#lists.get(name) !== expected[name]) throw changedFile(name);
  }
}

function changedFile(name: string): Error {
  return damage(`${name} is not what was written`);
}
