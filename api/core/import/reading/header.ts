import { fold } from '../sheet/fold.ts';
import type { FileRecord } from './FileRecord.ts';
import { UnreadableFile } from './UnreadableFile.ts';

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

/**
 * The header of a sheet or text: of a published file the first record with a heading that is sought, of another one the
 * record with the most headings among the first ones, because titles stand above it; else its first record.
 */
export async function headerIn(
  records: AsyncIterable<FileRecord>,
  sought: Sought,
): Promise<FoundHeader | undefined> {
  if (!sought.anyOf) return headerBelowTitles(records, sought);
  const soughtHeadings = new Set(sought.anyOf.map(fold));
  let above = 0;
  for await (const { cells } of records) {
    if (cells.some((cell) => soughtHeadings.has(fold(cell)))) return { cells, above };
    if ((above += 1) === SEARCHED) return undefined;
  }
  return undefined;
}

async function headerBelowTitles(
  records: AsyncIterable<FileRecord>,
  sought: Sought,
): Promise<FoundHeader | undefined> {
  let best: FoundHeader | undefined;
  let most = 0;
  let above = 0;
  try {
    for await (const { cells } of records) {
      const points = knownColumns({ cells, above }, sought).filter(Boolean).length;
      if (!best || points > most) [best, most] = [{ cells, above }, points];
      if (points >= ENOUGH || (above += 1) === SEARCHED) break;
    }
  } catch (error) {
    // Unreadable rows below the header are reported with the rows.
    if (!best || !(error instanceof UnreadableFile)) throw error;
  }
  return best;
}

/** The fewest headings that make a record the header, so that none below it is read. */
const ENOUGH = 3;

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
  const soughtHeadings = new Set(headings.map(fold));
  return cells.map(fold).map((cell) => (soughtHeadings.has(cell) ? cell : ''));
}

/** Where the header of a file stands, and in a published one which of its columns rows need. */
export function placeOf(header: FoundHeader | undefined, { anyOf }: Sought) {
  if (!header) return {};
  if (!anyOf) return header.above > 0 ? { above: header.above } : {};
  const soughtHeadings = new Set(anyOf.map(fold));
  const requiredColumns = header.cells.flatMap((cell, at) =>
    soughtHeadings.has(fold(cell)) ? [at] : [],
  );
  return { ...(header.above > 0 && { above: header.above }), needed: requiredColumns };
}
