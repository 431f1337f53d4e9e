import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { CHECKSUMS } from './format.ts';

/** Entries, and bytes, after which a list of checksums follows. */
const LISTED = { entries: 1000, bytes: 64 * 1024 * 1024 };

/** Writes a compressed tar with a list of checksums after every few entries; needs the memory of one entry's chunk. */
export class ArchiveWriter {
  /** The SHA-256 of each list so far. */
  readonly lists: Record<string, string> = {};
  readonly #pack = pack();
  readonly #written: Promise<void>;
  readonly #now = new Date();
  #lines: string[] = [];
  #bytes = 0;

  constructor(output: Writable) {
    this.#written = pipeline(this.#pack as unknown as Readable, createGzip({ level: 4 }), output);
    this.#written.catch(() => {});
  }

  add(name: string, content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content as string);
    return this.addStream(name, bytes.length, [bytes]);
  }

  /** Adds an entry of a known size. */
  async addStream(name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>) {
    const checksum = await this.#entry(name, size, content);
    this.#lines.push(`${checksum}  ${name}\n`);
    this.#bytes += size;
    if (this.#lines.length >= LISTED.entries || this.#bytes >= LISTED.bytes) await this.list();
  }

  /** Adds the list of the checksums since the last one. */
  async list(): Promise<void> {
    if (this.#lines.length === 0) return;
    const number = String(Object.keys(this.lists).length + 1).padStart(6, '0');
    const name = `${CHECKSUMS}${number}.sha256`;
    const content = Buffer.from(this.#lines.join(''));
    this.lists[name] = await this.#entry(name, content.length, [content]);
    this.#lines = [];
    this.#bytes = 0;
  }

  /** Adds the last entry and waits until everything is written. */
  async finish(name: string, content: string): Promise<void> {
    const bytes = Buffer.from(content);
    await this.#entry(name, bytes.length, [bytes]);
    this.#pack.finalize();
    await this.#written;
  }

  /** Adds an entry and returns its SHA-256. */
  async #entry(name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>) {
    const hash = createHash('sha256');
    const entry = this.#pack.entry({ name, size, mode: 0o600, mtime: this.#now });
    const source = Readable.from(content, { objectMode: false });
    source.on('data', (chunk) => hash.update(chunk));
    await pipeline(source, entry as unknown as Writable).catch((error) => this.#cause(error));
    return hash.digest('hex');
  }

  /** Throws the reason for which the output failed, such as a full disk, instead of what it did to the entry. */
  async #cause(error: Error): Promise<never> {
    await this.#written;
    throw error;
  }
}
