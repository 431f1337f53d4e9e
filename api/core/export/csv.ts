import { Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify/sync';
import type { Locale } from '../i18n/words.ts';
import { cells, heads } from './columns.ts';
import type { Export } from './Export.ts';

/**
 * The file as a stream of RFC 4180 text that reads on only as fast as it is sent. It begins with a byte order mark,
 * without which Excel misreads accents, and no text in it is taken for a formula.
 */
export function csvStream(file: Export, locale: Locale): Readable {
  const stream = Readable.from(lines(file, locale), { objectMode: false });
  return stream.once('close', file.close);
}

async function* lines({ columns, chunks, words }: Export, locale: Locale) {
  yield BYTE_ORDER_MARK + stringify([heads(columns, locale)], OPTIONS);
  for await (const rows of chunks) {
    yield stringify(
      rows.map((row) => cells(row, columns, locale, words)),
      OPTIONS,
    );
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

const OPTIONS: Options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  cast: { string: (value) => (NUMBER.test(value) ? { value, escape_formulas: false } : value) },
};

/** A negative number begins as a formula does and is none. */
const NUMBER = /^-?\d+(\.\d+)?$/;
