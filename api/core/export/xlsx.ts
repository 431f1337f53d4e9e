import type { Readable } from 'node:stream';
import type { Locale } from '../i18n/words.ts';
import { cells, headings } from './columns.ts';
import type { Export } from './Export.ts';
import { type CellValue, sheetStream } from './workbook.ts';

/** The file as a workbook of one sheet; rows are read only as fast as they are sent. */
export function xlsxStream({ fields }: Export, name: string, locale: Locale): Readable {
  const paths = Object.keys(fields.columns);
  const columns = headings(fields.columns, locale).map((heading, i) => ({
    heading,
    width: Math.min(Math.max(heading.length + 2, NARROWEST), WIDEST),
    ...(paths[i] === fields.marked && MARKED),
  }));
  return sheetStream(name.replace(/\.\w+$/, ''), columns, rowsOf(fields, locale));
}

const NARROWEST = 12;
const WIDEST = 40;
const MARKED = { width: 80, color: 'C5221F' };

async function* rowsOf(
  { columns, chunks, words }: Export['fields'],
  locale: Locale,
): AsyncGenerator<CellValue[]> {
  for await (const rows of chunks)
    for (const row of rows) yield cells(row, columns, locale, words).map((text) => text || null);
}
