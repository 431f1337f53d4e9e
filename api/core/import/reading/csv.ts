import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import type { FileRecord } from './FileRecord.ts';
import type { CsvFormat } from './format.ts';
import type { Limits } from './limits.ts';
import { RecordGuard } from './RecordGuard.ts';
import type { UnreadableFile } from './UnreadableFile.ts';

/**
 * The records of a CSV file in order, including the header and without blank ones, parsed only as fast as they are
 * consumed. Throws an UnreadableFile at the first record that exceeds a limit (blank ones are counted) and for an
 * unclosed quote, and a TypeError for bytes that are invalid in the encoding.
 */
export async function* csvRecords(
  path: string,
  format: CsvFormat,
  limits: Limits,
): AsyncGenerator<FileRecord> {
  const guard = new RecordGuard(format.delimiter, limits);
  const parser = parse({ delimiter: format.delimiter, ...RELAXED });
  const feeding = pipeline(textOf(path, format, guard), parser);
  feeding.catch(() => 'it also ends the parser, which throws it below');
  for await (const cells of parser as AsyncIterable<string[]>)
    yield { row: guard.takeNumber(), cells };
  if (guard.problem) throw guard.problem;
}

/** Counts the records of a CSV file, and returns the error of the first one that `csvRecords` would not read. */
export interface CountedRecords {
  records: number;
  problem?: UnreadableFile;
}

/**
 * Counts the records that `csvRecords` reads, without parsing their cells, up to a few above `most`. Throws a TypeError
 * for bytes that are invalid in the encoding.
 */
export async function countCsvRecords(
  path: string,
  format: CsvFormat,
  limits: Limits,
  most: number,
): Promise<CountedRecords> {
  const guard = new RecordGuard(format.delimiter, limits);
  let records = 0;
  for await (const _ of textOf(path, format, guard)) {
    records += guard.takeAll();
    if (records > most) break;
  }
  return { records, ...(guard.problem && { problem: guard.problem }) };
}

/** The first line by which a file tells Excel its delimiter: `sep=;`. */
export const DELIMITER_LINE = /^sep=(.)(\r\n|\r|\n)/i;

/** Rows may have fewer or more cells than the header; a quote within an unquoted cell is text. */
const RELAXED = {
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: ['\r\n', '\n', '\r'],
};

/** The decoded text of a file without blank records, up to the first record that exceeds a limit. */
async function* textOf(
  path: string,
  { encoding, hasDelimiterLine }: CsvFormat,
  guard: RecordGuard,
) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let ignored = hasDelimiterLine ? DELIMITER_LINE : /^/;
  for await (const bytes of createReadStream(path)) {
    const text = decoder.decode(bytes as Buffer, { stream: true });
    yield guard.pass(text.replace(ignored, ''), false);
    ignored = /^/;
    if (guard.problem) return;
  }
  yield guard.pass(decoder.decode(), true);
}
