import { type FileHandle, open } from 'node:fs/promises';
import { UnreadableFile } from '../UnreadableFile.ts';
import { OLD_OR_LOCKED } from '../xlsx/problems.ts';
import { damaged, readAt, SectorTable } from './SectorTable.ts';

/**
 * The stream of records in a workbook of Excel 97 to 2003, which is a compound file ([MS-CFB]): sectors of 512 bytes,
 * chained by a table. It is read as fast as it is consumed; a chain cannot be longer than the file.
 */
export class CompoundFile {
  readonly #file: FileHandle;
  readonly #shift: number;
  /** The sectors of the stream, in order. */
  readonly #sectors: Uint32Array;

  private constructor(file: FileHandle, shift: number, sectors: Uint32Array) {
    this.#file = file;
    this.#shift = shift;
    this.#sectors = sectors;
  }

  /** Opens a file; throws an UnreadableFile when it is damaged, has a password, or no workbook of these years. */
  static async open(path: string): Promise<CompoundFile> {
    const file = await open(path);
    try {
      const table = await SectorTable.read(file);
      return new CompoundFile(file, table.shift, await workbookSectors(table));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** The bytes of the stream from a position on, in pieces. */
  async *bytes(from: number): AsyncGenerator<Buffer> {
    const size = 1 << this.#shift;
    let at = from >>> this.#shift;
    let skipped = from - at * size;
    while (at < this.#sectors.length) {
      const first = this.#sectors[at]!;
      let count = 1;
      while (count < AT_ONCE && this.#sectors[at + count] === first + count) count += 1;
      yield (await readAt(this.#file, first, count, this.#shift)).subarray(skipped);
      at += count;
      skipped = 0;
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

/** How many sectors that follow each other are read together. */
const AT_ONCE = 256;

/** The sectors of the stream `Workbook`. */
async function workbookSectors(table: SectorTable): Promise<Uint32Array> {
  let isOther = false;
  for (const sector of table.chain(table.directory)) {
    const entries = await readAt(table.file, sector, 1, table.shift);
    for (let at = 0; at < entries.length; at += ENTRY) {
      const end = at + Math.max(entries.readUInt16LE(at + 64) - 2, 0);
      const name = entries.toString('utf16le', at, end);
      // A stream with fewer bytes would be kept elsewhere; no workbook is that small.
      const isLarge = entries.readUInt32LE(at + 120) >= SMALLEST;
      if (name === 'Workbook' && isLarge) return table.chain(entries.readUInt32LE(at + 116));
      isOther ||= name === 'Book' || name === 'EncryptedPackage';
    }
  }
  throw isOther ? new UnreadableFile(OLD_OR_LOCKED) : damaged();
}

const ENTRY = 128;
const SMALLEST = 4096;
