import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import type { Delimiter, Encoding } from './Import.ts';

/** How a file is written. */
export interface Format {
  encoding: Encoding;
  delimiter: Delimiter;
}

/**
 * The records of a file, its head first, as fast as they are taken; blank lines are none. Throws csv-parse's CsvError
 * on what is no CSV, and a TypeError where the bytes are not of the encoding.
 */
export async function* records(path: string, format: Format): AsyncGenerator<string[]> {
  const parser = parse({ ...OPTIONS, delimiter: format.delimiter });
  pipeline(Readable.from(decoded(path, format.encoding)), parser, () => {});
  try {
    for await (const record of parser) yield record as string[];
  } finally {
    parser.destroy();
  }
}

/** The same below the head, some at a time, from the row after the first `skipped`. */
export async function* chunks(path: string, format: Format, size: number, skipped = 0) {
  let rows: string[][] = [];
  let number = 0;
  for await (const record of records(path, format)) {
    number += 1;
    if (number <= skipped + 1) continue;
    rows.push(record);
    if (rows.length < size) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** A record longer than this is a quote that was never closed. */
const LONGEST = 100_000;

const OPTIONS: Options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  max_record_size: LONGEST,
};

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const bytes of createReadStream(path)) {
    const text = decoder.decode(bytes as Buffer, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
