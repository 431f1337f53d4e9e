import { createReadStream } from 'node:fs';
import { cellsOf } from './cellsOf.ts';
import { type FileRecord, isBlank } from './FileRecord.ts';
import type { CsvFormat } from './format.ts';
import type { Limits } from './limits.ts';
import { RecordSplitter } from './RecordSplitter.ts';

/**
 * The records of a CSV file in order, including the header and without blank ones, read only as fast as they are
 * consumed. Throws an UnreadableFile at the first record that exceeds a limit (blank ones are counted) and for an
 * unclosed quote, and a TypeError for bytes that are invalid in the encoding.
 */
export async function* csvRecords(
  path: string,
  format: CsvFormat,
  limits: Limits,
): AsyncGenerator<FileRecord> {
  const splitter = new RecordSplitter(format.delimiter, limits);
  for await (const texts of textRecords(path, format, splitter))
    for (const { row, text } of texts) {
      const record = { row, cells: cellsOf(text, format.delimiter) };
      if (!isBlank(record)) yield record;
    }
  if (splitter.problem) throw splitter.problem;
}

/** The first line by which a file tells Excel its delimiter: `sep=;`. */
export const DELIMITER_LINE = /^sep=(.)(\r\n|\r|\n)/i;

/** The records of a file before they are split into cells, up to the first one that exceeds a limit. */
async function* textRecords(
  path: string,
  { encoding, hasDelimiterLine }: CsvFormat,
  splitter: RecordSplitter,
) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let ignored = hasDelimiterLine ? DELIMITER_LINE : /^/;
  for await (const bytes of createReadStream(path)) {
    const text = decoder.decode(bytes as Buffer, { stream: true });
    yield splitter.take(text.replace(ignored, ''));
    ignored = /^/;
    if (splitter.problem) return;
  }
  yield splitter.take(decoder.decode());
  yield splitter.takeLast();
}
