import { Readable } from 'node:stream';
import type { Locale } from '../../shared/words.ts';
import { cells, headings } from './columns.ts';
import { BYTE_ORDER_MARK, csvText } from '../../shared/csvText.ts';
import type { Export } from './Export.ts';

/** The file as a stream of CSV; rows are read only as fast as they are sent. */
export function csvStream({ fields }: Export, locale: Locale): Readable {
  return Readable.from(lines(fields, locale), { objectMode: false });
}

async function* lines({ columns, chunks, delimiter }: Export['fields'], locale: Locale) {
  yield BYTE_ORDER_MARK + csvText([headings(columns, locale)], delimiter);
  for await (const rows of chunks) {
    yield csvText(
      rows.map((row) => cells(row, columns, locale)),
      delimiter,
    );
  }
}
