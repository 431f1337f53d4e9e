import type { FileRecord } from './FileRecord.ts';
import type { Format } from './format.ts';
import type { Limits } from './limits.ts';
import { recordsIn } from './records.ts';

/** Which records of a file to read, and how many per chunk. */
export interface ChunkRange {
  path: string;
  format: Format;
  /** The first record to read: 0 is the header, 1 the first row below it. Blank records are not counted. */
  from: number;
  /** The maximum number of records per chunk. */
  size: number;
}

/** The records, without the empty cells at their ends, in chunks of at most `size` records and about a million characters. */
export async function* chunks(
  { path, format, from, size }: ChunkRange,
  limits: Limits,
): AsyncGenerator<FileRecord[]> {
  let records: FileRecord[] = [];
  let characters = 0;
  let index = 0;
  for await (const record of recordsIn(path, format, limits)) {
    index += 1;
    if (index <= from) continue;
    records.push(record);
    dropLastEmpty(record.cells);
    for (const cell of record.cells) characters += cell.length;
    if (records.length < size && characters < MAX_CHARACTERS) continue;
    yield records;
    records = [];
    characters = 0;
  }
  if (records.length > 0) yield records;
}

const MAX_CHARACTERS = 1_000_000;

/** A template has many columns that a file leaves empty; without them a chunk passes to the main thread faster. */
function dropLastEmpty(cells: string[]): void {
  while (cells.at(-1) === '') cells.pop();
}
