import { Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify/sync';
import type { Locale } from '../i18n/words.ts';
import { cells, headings } from './columns.ts';
import type { Export } from './Export.ts';

/**
 * The file as a stream of RFC 4180 text; rows are read only as fast as they are sent. It begins with a byte order mark,
 * without which Excel misreads accents, and formulas in texts are escaped.
 */
export function csvStream({ fields }: Export, locale: Locale): Readable {
  return Readable.from(lines(fields, locale), { objectMode: false });
}

async function* lines(
  { columns, chunks, words, delimiter = ',' }: Export['fields'],
  locale: Locale,
) {
  const options = { ...OPTIONS, delimiter };
  yield BYTE_ORDER_MARK + stringify([headings(columns, locale)], options);
  for await (const rows of chunks) {
    yield stringify(
      rows.map((row) => cells(row, columns, locale, words)),
      options,
    );
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

const OPTIONS: Options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  cast: { string: (value) => (NUMBER.test(value) ? { value, escape_formulas: false } : value) },
};

/** Negative numbers begin with a minus like formulas and must not be escaped. */
const NUMBER = /^-?\d+(\.\d+)?$/;
