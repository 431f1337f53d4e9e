import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import type { Delimiter, Encoding } from '../Import.ts';
import type { Limits } from './limits.ts';
import { RecordGuard } from './RecordGuard.ts';

/** How a CSV file is written. */
export interface Format {
  encoding: Encoding;
  delimiter: Delimiter;
}

/**
 * The records of a CSV file in order, the header first, without the blank ones, as fast as they are taken. Throws an
 * UnreadableFile at the first record that passes a limit (blank ones count too) and at a quote that is never closed,
 * and a TypeError where the bytes are not of the encoding.
 */
export async function* csvRecords(
  path: string,
  { encoding, delimiter }: Format,
  limits: Limits,
): AsyncGenerator<string[]> {
  const guard = new RecordGuard(delimiter, limits);
  const parser = parse({ delimiter, ...RELAXED });
  const feeding = pipeline(textOf(path, encoding, guard), parser);
  feeding.catch(() => 'it also ends the parser, which throws it below');
  for await (const record of parser as AsyncIterable<string[]>) {
    if (record.some((cell) => cell.trim() !== '')) yield record;
  }
  if (guard.problem) throw guard.problem;
}

/** Rows may have fewer or more cells than the header, and a quote within a cell is text. */
const RELAXED = {
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: ['\r\n', '\n', '\r'],
};

/** The text of a file up to the first record that passes a limit. */
async function* textOf(path: string, encoding: Encoding, guard: RecordGuard) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const bytes of createReadStream(path)) {
    yield guard.pass(decoder.decode(bytes as Buffer, { stream: true }), false);
    if (guard.problem) return;
  }
  yield guard.pass(decoder.decode(), true);
}
