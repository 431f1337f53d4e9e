import { fold } from '../cells/fold.ts';
import type { FileRecord } from './FileRecord.ts';

/** How the header of a file is found. */
export interface Sought {
  /** The headings of the template, in all languages. */
  headings: string[];
  /** Headings of which the header has one, where other lines may stand above it. */
  anyOf?: string[];
  /** The sheet of a workbook, if not the one with the most headings. */
  sheet?: string;
}

/** How many records are searched for a header that has lines above it. */
const SEARCHED = 20;

/** How many records stand above the header; 0 when none of the first ones is it. */
export async function recordsAbove(
  records: AsyncIterable<FileRecord>,
  sought: Sought,
): Promise<number> {
  const found = sought.anyOf && (await headerIn(records, sought));
  return found?.above ?? 0;
}

/** How many of the headings the header of a sheet has. */
export async function pointsOf(
  records: AsyncIterable<FileRecord>,
  sought: Sought,
): Promise<number> {
  const header = await headerIn(records, sought);
  if (!header) return 0;
  const headings = new Set(sought.headings.map(fold));
  return header.cells.filter((cell) => headings.has(fold(cell))).length;
}

async function headerIn(records: AsyncIterable<FileRecord>, { anyOf }: Sought) {
  const wanted = new Set(anyOf?.map(fold));
  let above = 0;
  for await (const { cells } of records) {
    if (!anyOf || cells.some((cell) => wanted.has(fold(cell)))) return { cells, above };
    if ((above += 1) === SEARCHED) return undefined;
  }
  return undefined;
}
