import { Readable } from 'node:stream';
import type { Locale } from '../../shared/words.ts';
import { cells, headings } from './columns.ts';
import { BYTE_ORDER_MARK, csvText } from '../../shared/csvText.ts';
import type { Export } from './Export.ts';
import { kindAt } from './kinds.ts';
import { wallClockText } from './wallClock.ts';

interface CsvOptions {
  locale: Locale;
  /** The contract's schema of the rows, by which moments are known. */
  rows?: string;
}

/** The file as a stream of CSV; rows are read only as fast as they are sent. */
export function csvStream({ fields }: Export, options: CsvOptions): Readable {
  return Readable.from(lines(fields, options), { objectMode: false });
}

async function* lines(fields: Export['fields'], { locale, rows: schema }: CsvOptions) {
  const { columns, chunks, delimiter } = fields;
  const atClock = clockIn(fields, schema);
  yield BYTE_ORDER_MARK + csvText([headings(columns, locale)], delimiter);
  for await (const rows of chunks) {
    yield csvText(
      rows.map((row) => atClock(cells(row, columns, locale))),
      delimiter,
    );
  }
}

/** Writes the moments of a row's cells by the clock of the export's zone; without a zone they stay as they are. */
function clockIn({ columns, timeZone }: Export['fields'], schema: string | undefined) {
  if (!timeZone) return (row: string[]) => row;
  const moments = Object.keys(columns).map((path) => kindAt(schema, path) === 'dateTime');
  return (row: string[]) =>
    row.map((cell, i) => (moments[i] ? wallClockText(cell, timeZone) : cell));
}
