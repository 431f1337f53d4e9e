import type { FileHandle } from 'node:fs/promises';
import { NO_WORKBOOK } from '../xlsx/problems.ts';
import { UnreadableFile } from '../UnreadableFile.ts';

/** The table that names the next sector of each. */
export class SectorTable {
  private constructor(
    readonly file: FileHandle,
    readonly shift: number,
    /** The first sector of the directory. */
    readonly directory: number,
    /** The first sector of the table of small sectors. */
    readonly small: number,
    private readonly next: Uint32Array,
  ) {}

  /** Reads the table of a file; throws an UnreadableFile when it is damaged. */
  static async read(file: FileHandle): Promise<SectorTable> {
    const header = Buffer.alloc(HEADER);
    const { bytesRead } = await file.read(header, 0, HEADER, 0);
    const shift = header.readUInt16LE(30);
    if (bytesRead < HEADER || (shift !== 9 && shift !== 12)) throw damaged();
    const sectors = Math.ceil((await file.stat()).size / (1 << shift));
    const parts: Uint32Array[] = [];
    for (const sector of await tableSectors(file, header, shift, sectors))
      parts.push(numbersIn(await readAt(file, sector, 1, shift)));
    const next = new Uint32Array(parts.length << (shift - 2));
    for (const [i, part] of parts.entries()) next.set(part, i << (shift - 2));
    const [directory, small] = [header.readUInt32LE(48), header.readUInt32LE(60)];
    return new SectorTable(file, shift, directory, small, next);
  }

  /** The sectors of a chain that begins with this one. */
  chain(start: number): Uint32Array {
    return chainIn(this.next, start);
  }
}

/** The chain that begins with a sector, in a table that names the next one of each. */
export function chainIn(next: Uint32Array, start: number): Uint32Array {
  const sectors: number[] = [];
  for (let sector = start; sector < LAST; sector = next[sector]!) {
    if (sector >= next.length || sectors.length > next.length) throw damaged();
    sectors.push(sector);
  }
  return Uint32Array.from(sectors);
}

/** Where the table itself is: the first 109 sectors stand in the header, others in sectors of their own. */
async function tableSectors(file: FileHandle, header: Buffer, shift: number, sectors: number) {
  const headerEntries = numbersIn(header.subarray(76));
  const length = header.readUInt32LE(44);
  if (length > SPARE + (2 * sectors) / (1 << (shift - 2))) throw damaged();
  const all = [...headerEntries.subarray(0, length)];
  let more = header.readUInt32LE(68);
  for (let read = 0; all.length < length; read += 1) {
    if (more >= LAST || read > sectors) throw damaged();
    const part = numbersIn(await readAt(file, more, 1, shift));
    all.push(...part.subarray(0, Math.min(part.length - 1, length - all.length)));
    more = part.at(-1)!;
  }
  return all;
}

/** The table has a number of 4 bytes for each sector of the file; some programs leave room. */
const SPARE = 8;

const HEADER = 512;

/** Numbers from here on are no sectors: the end of a chain, free sectors. */
const LAST = 0xfffffffa;

/** The bytes of sectors that follow each other. */
export async function readAt(file: FileHandle, sector: number, count: number, shift: number) {
  const size = count << shift;
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(size),
    0,
    size,
    (sector + 1) * 2 ** shift,
  );
  if (bytesRead === 0) throw damaged();
  return buffer;
}

/** The numbers of 4 bytes each that a table consists of. */
export function numbersIn(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, i) => bytes.readUInt32LE(i * 4));
}

/** The error for a file that is damaged. */
export function damaged(): UnreadableFile {
  return new UnreadableFile(NO_WORKBOOK);
}
