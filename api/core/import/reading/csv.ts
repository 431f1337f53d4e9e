import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import type { Delimiter, Encoding } from '../Import.ts';
import type { Limits } from './limits.ts';
import { RecordGuard } from './RecordGuard.ts';

/** The encoding and delimiter of a CSV file. */
export interface Format {
  encoding: Encoding;
  delimiter: Delimiter;
}

/**
 * The records of a CSV file in order, including the header and without blank ones, parsed only as fast as they are
 * consumed. Throws an UnreadableFile at the first record that exceeds a limit (blank ones are counted) and for an
 * unclosed quote, and a TypeError for bytes that are invalid in the encoding.
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

/** Rows may have fewer or more cells than the header; a quote within an unquoted cell is text. */
const RELAXED = {
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: ['\r\n', '\n', '\r'],
};

/** The decoded text of a file without blank records, up to the first record that exceeds a limit. */
async function* textOf(path: string, encoding: Encoding, guard: RecordGuard) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const bytes of createReadStream(path)) {
    yield guard.pass(decoder.decode(bytes as Buffer, { stream: true }), false);
    if (guard.problem) return;
  }
  yield guard.pass(decoder.decode(), true);
}
