import { fold } from '../sheet/fold.ts';
import type { FileRecord } from './FileRecord.ts';

/** The rules for finding the header of a file. */
export interface Sought {
  /** The headings of the template, in all languages. */
  headings: string[];
  /** Headings of which the header has one, in a published file, where other lines may stand above it. */
  anyOf?: string[];
  /** Whether no column takes dates, so that their order is not looked for. */
  withoutDates?: boolean;
}

/** A header, and how many records stand above it. */
export interface FoundHeader {
  cells: string[];
  above: number;
}

/** The most records that are searched for a header with lines above it. */
const SEARCHED = 20;

/** The header of a sheet or text: its first record, or the first one with a heading that is sought. */
export async function headerIn(
  records: AsyncIterable<FileRecord>,
  { anyOf }: Sought,
): Promise<FoundHeader | undefined> {
  const wanted = new Set(anyOf?.map(fold));
  let above = 0;
  for await (const { cells } of records) {
    if (!anyOf || cells.some((cell) => wanted.has(fold(cell)))) return { cells, above };
    if ((above += 1) === SEARCHED) return undefined;
  }
  return undefined;
}

/** Counts the headings that the header of a sheet has. */
export async function pointsOf(
  records: AsyncIterable<FileRecord>,
  sought: Sought,
): Promise<number> {
  const header = await headerIn(records, sought);
  return header ? knownColumns(header, sought).filter(Boolean).length : 0;
}

/** The headings of the header that are sought, by column; '' for any other. */
export function knownColumns({ cells }: FoundHeader, { headings }: Sought): string[] {
  const known = new Set(headings.map(fold));
  return cells.map(fold).map((cell) => (known.has(cell) ? cell : ''));
}

/** Where the header of a published file stands, and which of its columns rows need. */
export function placeOf(header: FoundHeader | undefined, { anyOf }: Sought) {
  if (!anyOf || !header) return {};
  const wanted = new Set(anyOf.map(fold));
  const needed = header.cells.flatMap((cell, at) => (wanted.has(fold(cell)) ? [at] : []));
  return { ...(header.above > 0 && { above: header.above }), needed };
}
