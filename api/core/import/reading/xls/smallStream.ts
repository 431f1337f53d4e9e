import type { Stream } from './directory.ts';
import { chainIn, damaged, numbersIn, readAt, type SectorTable } from './SectorTable.ts';

/** Whether a stream is kept in the root's one, because it has fewer than 4,096 bytes ([MS-CFB] 2.2). */
export function isSmall({ size }: Stream): boolean {
  return size < 4096;
}

/** The bytes of a small stream: sectors of 64 bytes of the root's stream, chained by a table of their own ([MS-CFB] 2.4). */
export async function readSmall(table: SectorTable, root: Stream, stream: Stream): Promise<Buffer> {
  const next = numbersIn(await readChain(table, table.small));
  const sectors = chainIn(next, stream.start);
  const all = await readChain(table, root.start);
  const parts = [...sectors].map((sector) => all.subarray(sector * SECTOR, (sector + 1) * SECTOR));
  const bytes = Buffer.concat(parts);
  if (bytes.length < stream.size) throw damaged();
  return bytes.subarray(0, stream.size);
}

async function readChain(table: SectorTable, start: number): Promise<Buffer> {
  const sectors = table.chain(start);
  if (sectors.length > MOST >> table.shift) throw damaged();
  const parts: Buffer[] = [];
  for (const sector of sectors) parts.push(await readAt(table.file, sector, 1, table.shift));
  return Buffer.concat(parts);
}

const SECTOR = 64;

/** The most bytes of small streams, or of their table, that are read: a workbook has a handful of them. */
const MOST = 4 * 1024 * 1024;
