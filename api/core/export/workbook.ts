import { Readable } from 'node:stream';
import {
  type CellValue,
  colToLetter,
  type WriteSheet,
  writeXlsx,
  writeXlsxStream,
} from 'hucre/xlsx';

export type { CellValue, WriteSheet } from 'hucre/xlsx';

/** A column of a sheet that is written row by row: its heading, its width in characters, and its number format. */
export interface SheetColumn {
  heading: string;
  width: number;
  numFmt?: string;
  /** The color of its texts, as RRGGBB. */
  color?: string;
}

/** A workbook of one sheet as a stream; rows are read only as fast as they are sent. Texts are never formulas. */
export function sheetStream(
  name: string,
  columns: SheetColumn[],
  rows: AsyncIterable<CellValue[]>,
): Readable {
  const sheet = {
    name: sheetName(name),
    columns: columns.map(({ heading: header, width, numFmt, color }) => ({
      header,
      width,
      numFmt,
      ...(color && { style: { font: { color: { rgb: color } } } }),
    })),
    freezePane: { rows: 1 },
  };
  return Readable.fromWeb(writeXlsxStream(rows, sheet) as never);
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
