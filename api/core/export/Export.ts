import type { Locale } from '../../shared/words.ts';
import type { Columns } from './columns.ts';

/** A file of rows, as CSV with this delimiter or as an Excel workbook. */
export type FileFormat = 'csv' | 'xlsx';

interface ExportFields {
  /** The number of rows. */
  total: number;
  columns: Columns;
  /** The sorted rows, in chunks. */
  chunks: AsyncIterable<object[]>;
  /** Releases the connection that reads the rows. */
  close(): void;
  /** The name of the file; by default it is made from the resource and the date. */
  fileName?: string;
  /** The path of the currency of an amount, by the path of the amount; `currency` by default. */
  currencies?: Readonly<Record<string, string>>;
  /** The path of a column that is red in a workbook. */
  redColumn?: string;
  /** The format, unless the caller asks for the other one; CSV by default. */
  format?: FileFormat;
  /** The delimiter of CSV; a comma by default. */
  delimiter?: string;
  /** The zone of moments: CSV then has them as `2026-11-21 14:30`, else as in answers; a workbook has Mexico City's by default. */
  timeZone?: string;
  /** The workbook that is sent instead of a sheet with the rows. */
  workbook?(locale: Locale): Promise<Buffer>;
}

/** All rows of a list, to be sent as a file while they are read. */
export class Export {
  constructor(readonly fields: ExportFields) {}

  get total(): number {
    return this.fields.total;
  }

  /** The same rows, sent in another way. */
  with(fields: Partial<ExportFields>): Export {
    return new Export({ ...this.fields, ...fields });
  }
}
