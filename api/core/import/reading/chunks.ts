import { csvRecords, type Format } from './csv.ts';
import type { Limits } from './limits.ts';

/** Which records of a file are wanted, and how many at a time. */
export interface Wanted {
  path: string;
  format: Format;
  /** The record to begin with: 0 is the header, 1 the first row below it. Blank records do not count. */
  from: number;
  /** The most records of a chunk. */
  size: number;
}

/** Records in chunks of at most `size`, and of about a million characters where records are long. */
export async function* chunks(
  { path, format, from, size }: Wanted,
  limits: Limits,
): AsyncGenerator<string[][]> {
  let records: string[][] = [];
  let characters = 0;
  let index = 0;
  for await (const record of csvRecords(path, format, limits)) {
    index += 1;
    if (index <= from) continue;
    records.push(record);
    for (const cell of record) characters += cell.length;
    if (records.length < size && characters < MAX_CHARACTERS) continue;
    yield records;
    records = [];
    characters = 0;
  }
  if (records.length > 0) yield records;
}

const MAX_CHARACTERS = 1_000_000;
