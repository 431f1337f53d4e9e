import { Readable } from 'node:stream';
import {
  type CellStyle,
  type CellValue,
  colToLetter,
  type ColumnDef,
  type WriteSheet,
  writeXlsx,
  writeXlsxStream,
} from 'hucre/xlsx';

export type { CellValue, WriteSheet } from 'hucre/xlsx';

/** A column of a sheet that is written row by row: its heading, and its width in characters. */
export interface SheetColumn {
  heading: string;
  width: number;
  /** The color of its texts, as RRGGBB. */
  color?: string;
}

/** The cells of a row, and their number formats. */
export interface SheetRow {
  cells: CellValue[];
  numFmts: (string | undefined)[];
}

/**
 * A workbook of one sheet below a bold, frozen row of headings, as a stream; rows are read only as fast as they are sent.
 * Texts are never formulas.
 */
export function sheetStream(
  name: string,
  columns: SheetColumn[],
  rows: AsyncIterable<SheetRow>,
): Readable {
  const columnDefs: ColumnDef[] = columns.map(({ width }) => ({ width, style: HEADING }));
  const sheet = { name: sheetName(name), columns: columnDefs, freezePane: { rows: 1 } };
  return Readable.fromWeb(writeXlsxStream(styledRows(columns, rows, columnDefs), sheet) as never);
}

const HEADING: CellStyle = { font: { bold: true } };

/** Yields the rows; the writer gives each one the styles that its columns have when it is yielded. */
async function* styledRows(
  columns: SheetColumn[],
  rows: AsyncIterable<SheetRow>,
  definitions: ColumnDef[],
): AsyncGenerator<CellValue[]> {
  yield columns.map(({ heading }) => heading);
  const fonts = columns.map(({ color }) => color && { font: { color: { rgb: color } } });
  for await (const { cells, numFmts } of rows) {
    definitions.forEach((column, i) => (column.style = { ...fonts[i], numFmt: numFmts[i] }));
    yield cells;
  }
}

/** A small workbook of several sheets. */
export async function workbookOf(sheets: WriteSheet[]): Promise<Buffer> {
  return Buffer.from(
    await writeXlsx({ sheets: sheets.map((sheet) => ({ ...sheet, name: sheetName(sheet.name) })) }),
  );
}

/** The name of a column by its number, from 0: AB of 27. */
export const columnLetter = colToLetter;

/** The name as Excel takes it: 31 characters, none of `[]:*?/\`. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
}
