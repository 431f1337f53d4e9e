import type { Readable } from 'node:stream';
import { MEXICO_CITY } from '../i18n/days.ts';
import type { Locale } from '../../shared/words.ts';
import { cellText, headings, valueAt, valueIn } from './columns.ts';
import type { Export } from './Export.ts';
import { type Kind, kindAt } from './kinds.ts';
import { wallClock } from './wallClock.ts';
import { type CellValue, sheetStream, type SheetRow } from './workbook.ts';

interface SheetOptions {
  name: string;
  locale: Locale;
  /** The contract's schema of the rows, by which dates and numbers are known; without it, all cells are texts. */
  rows?: string;
}

/**
 * The file as a workbook of one sheet, with real dates, numbers and amounts in the currency of their row; moments are in
 * the time of the export's zone. Rows are read only as fast as they are sent.
 */
export function xlsxStream({ fields }: Export, { name, locale, rows }: SheetOptions): Readable {
  const paths = Object.keys(fields.columns);
  const kinds = paths.map((path) => kindAt(rows, path));
  const columns = headings(fields.columns, locale).map((heading, i) => ({
    heading,
    width: Math.min(Math.max(heading.length + 2, NARROWEST), WIDEST),
    ...(paths[i] === fields.redColumn && MARKED),
  }));
  return sheetStream(name.replace(/\.\w+$/, ''), columns, cellsOf(fields, kinds, locale));
}

const NARROWEST = 12;
const WIDEST = 40;
const MARKED = { width: 80, color: 'C5221F' };
const FORMATS: Partial<Record<Kind, string>> = {
  date: 'yyyy-mm-dd',
  time: 'hh:mm',
  dateTime: 'yyyy-mm-dd hh:mm',
};

async function* cellsOf(
  { columns, chunks, currencies = {}, timeZone = MEXICO_CITY }: Export['fields'],
  kinds: Kind[],
  locale: Locale,
): AsyncGenerator<SheetRow> {
  const paths = Object.keys(columns);
  const cellOf = (row: object, path: string, kind: Kind) => {
    const value = valueIn(row, path, columns, locale);
    if (typeof value === 'number') return value;
    const cellValue =
      typeof value === 'object' ? undefined : VALUES[kind]?.(String(value), timeZone);
    return cellValue ?? (cellText(row, path, columns, locale) || null);
  };
  const numFmts = (row: object) =>
    kinds.map((kind, i) =>
      kind === 'amount' ? amountFormat(row, currencies[paths[i]!]) : FORMATS[kind],
    );
  for await (const rows of chunks)
    for (const row of rows)
      yield {
        cells: paths.map((path, i) => cellOf(row, path, kinds[i]!)),
        numFmts: numFmts(row),
      };
}

/** The number format of an amount: Excel's own for a currency without a symbol. */
function amountFormat(row: object, path = 'currency'): string {
  const currency = valueAt(row, path);
  return currency ? `[$${currency as string}] #,##0.00` : '#,##0.00';
}

/** The cell for a value of each kind; undefined for what is none. */
const VALUES: Partial<Record<Kind, (value: string, timeZone: string) => CellValue | undefined>> = {
  number: numberOf,
  amount: numberOf,
  date: (value) => wallClock(`${value}T00:00:00Z`, 'UTC'),
  dateTime: wallClock,
  time: (value) => {
    const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(value) ?? [];
    return hours ? (Number(hours) * 60 + Number(minutes)) / (24 * 60) : undefined;
  },
};

function numberOf(value: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}
