import { type FileHandle, open } from 'node:fs/promises';
import { UnreadableFile } from '../UnreadableFile.ts';
import { OLD_OR_LOCKED } from '../xlsx/problems.ts';
import { type Stream, streamsIn } from './directory.ts';
import { damaged, readAt, SectorTable } from './SectorTable.ts';
import { isSmall, readSmall } from './smallStream.ts';

/**
 * The stream of records in a workbook of Excel 97 to 2003, which is a compound file ([MS-CFB]): sectors of 512 bytes,
 * chained by a table; a stream with fewer than 4,096 bytes is in small ones. It is read as fast as it is consumed; a chain
 * cannot be longer than the file.
 */
export class CompoundFile {
  readonly #file: FileHandle;
  readonly #shift: number;
  /** The sectors of the stream, in order; of a small one its bytes. */
  readonly #content: Uint32Array | Buffer;

  private constructor(file: FileHandle, shift: number, content: Uint32Array | Buffer) {
    this.#file = file;
    this.#shift = shift;
    this.#content = content;
  }

  /** Opens a file; throws an UnreadableFile when it is damaged, has a password, or no workbook of these years. */
  static async open(path: string): Promise<CompoundFile> {
    const file = await open(path);
    try {
      const table = await SectorTable.read(file);
      return new CompoundFile(file, table.shift, await workbookIn(table));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** The bytes of the stream from a position on, in pieces. */
  async *bytes(from: number): AsyncGenerator<Buffer> {
    const content = this.#content;
    if (Buffer.isBuffer(content)) yield content.subarray(from);
    else yield* this.#sectorsFrom(content, from);
  }

  async *#sectorsFrom(sectors: Uint32Array, from: number): AsyncGenerator<Buffer> {
    const size = 1 << this.#shift;
    let at = from >>> this.#shift;
    let skipped = from - at * size;
    while (at < sectors.length) {
      const first = sectors[at]!;
      let count = 1;
      while (count < AT_ONCE && sectors[at + count] === first + count) count += 1;
      yield (await readAt(this.#file, first, count, this.#shift)).subarray(skipped);
      at += count;
      skipped = 0;
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

/** The number of adjacent sectors that are read together. */
const AT_ONCE = 256;

/** The stream `Workbook`: its sectors in order, or its bytes when they are few. */
async function workbookIn(table: SectorTable): Promise<Uint32Array | Buffer> {
  let root: Stream | undefined;
  let isOther = false;
  for await (const stream of streamsIn(table)) {
    root ??= stream;
    const { name, start } = stream;
    if (name === 'Workbook')
      return isSmall(stream) ? readSmall(table, root, stream) : table.chain(start);
    isOther ||= name === 'Book' || name === 'EncryptedPackage';
  }
  throw isOther ? new UnreadableFile(OLD_OR_LOCKED) : damaged();
}
