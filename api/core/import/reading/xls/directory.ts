import { readAt, type SectorTable } from './SectorTable.ts';

/** A stream of a compound file, by its entry in the directory ([MS-CFB] 2.6). */
export interface Stream {
  name: string;
  /** Its first sector; of a small stream, its first small sector. */
  start: number;
  /** In bytes. */
  size: number;
}

/** The streams of a file; the first is the root, which contains the small ones. */
export async function* streamsIn(table: SectorTable): AsyncGenerator<Stream> {
  for (const sector of table.chain(table.directory)) {
    const entries = await readAt(table.file, sector, 1, table.shift);
    for (let at = 0; at < entries.length; at += ENTRY) {
      const end = at + Math.max(entries.readUInt16LE(at + 64) - 2, 0);
      const name = entries.toString('utf16le', at, end);
      yield { name, start: entries.readUInt32LE(at + 116), size: entries.readUInt32LE(at + 120) };
    }
  }
}

const ENTRY = 128;
