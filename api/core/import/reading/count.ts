import type { Words } from '../../../shared/words.ts';
import { type ColumnDates, DateOrders } from '../sheet/DateOrders.ts';
import { countCsvRecords } from './csv.ts';
import type { FileRecord } from './FileRecord.ts';
import type { CsvFormat } from './format.ts';
import type { Limits } from './limits.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** The header and the number of rows of a file. */
export interface FileCount {
  /** The cells of the header; empty when the file has no records. */
  header: string[];
  /** The number of rows below the header; counting stops above the limit. */
  rows: number;
  /** The orders of day and month that the dates of each column allow. */
  dates: (ColumnDates | undefined)[];
  /** The error of the first row that cannot be read. */
  problem?: Words;
}

/** Counts the rows, of which the first is the header, and reads the dates in them; a row that cannot be read ends it. */
export async function count(
  records: AsyncIterable<FileRecord>,
  limits: Limits,
): Promise<FileCount & { headerRow: number }> {
  let header: FileRecord | undefined;
  const dates = new DateOrders();
  let rows = 0;
  let problem: Words | undefined;
  try {
    for await (const record of records) {
      if (header) {
        rows += 1;
        dates.see(record.cells);
      }
      header ??= record;
      if (rows > limits.rows) break;
    }
  } catch (error) {
    if (!header || !(error instanceof UnreadableFile)) throw error;
    problem = error.words;
  }
  const { row: headerRow = 0, cells = [] } = header ?? {};
  return { header: cells, headerRow, rows, dates: dates.columns, ...(problem && { problem }) };
}

/** Counts the rows of a text below its header without reading their cells. */
export async function countRows(
  path: string,
  format: CsvFormat,
  limits: Limits,
  above: number,
): Promise<Pick<FileCount, 'rows' | 'problem'>> {
  const most = limits.rows + 1 + above;
  const { records, problem } = await countCsvRecords(path, format, limits, most);
  return { rows: records - 1 - above, ...(problem && { problem: problem.words }) };
}
