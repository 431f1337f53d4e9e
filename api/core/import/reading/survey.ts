import type { Words } from '../../i18n/words.ts';
import { type ColumnDates, DateOrders } from './DateOrders.ts';
import { detectFormat, otherEncoding } from './detect.ts';
import type { FileRecord } from './FileRecord.ts';
import type { CsvFormat, Format } from './format.ts';
import { pointsOf, recordsAbove, type Sought } from './header.ts';
import type { Limits } from './limits.ts';
import { below, recordsIn } from './records.ts';
import { UnreadableFile } from './UnreadableFile.ts';
import { mergedRows } from './xlsx/MergedCells.ts';
import { tooManyMerged } from './xlsx/problems.ts';
import { WorkbookFile } from './xlsx/WorkbookFile.ts';

/** The format, header and number of rows of a file. */
export interface Survey extends Counted {
  format: Format;
}

interface Counted {
  /** The cells of the header; empty when the file has no records. */
  header: string[];
  /** The number of rows below the header; counting stops one above the limit. */
  rows: number;
  /** What the dates of each column show of their order. */
  dates: (ColumnDates | undefined)[];
  /** The error of the first row that cannot be read. */
  problem?: Words;
}

/**
 * Reads a whole file to find out its format and number of rows; of a workbook, the sheet with the most of these
 * headings, or the named one. Throws an UnreadableFile when it is no spreadsheet or its header exceeds a limit.
 */
export async function survey(path: string, limits: Limits, sought: Sought): Promise<Survey> {
  const format = await detectFormat(path);
  return format === 'xlsx'
    ? surveyWorkbook(path, limits, sought)
    : surveyText(path, format, limits, sought);
}

async function surveyText(
  path: string,
  format: CsvFormat,
  limits: Limits,
  sought: Sought,
): Promise<Survey> {
  try {
    const above = await recordsAbove(recordsIn(path, format, limits), sought);
    const found: Format = { ...format, ...(above > 0 && { above }) };
    const { headerRow: _, ...counted } = await count(recordsIn(path, found, limits), limits);
    return { format: found, ...counted };
  } catch (error) {
    if (format.encoding !== 'utf-8' || !isWrongEncoding(error)) throw error;
    return surveyText(path, { ...format, encoding: await otherEncoding(path) }, limits, sought);
  }
}

/** How many blocks of merged cells are kept with the format of a file. */
const MAX_MERGED = 5000;

async function surveyWorkbook(path: string, limits: Limits, sought: Sought): Promise<Survey> {
  const workbook = await WorkbookFile.open(path, limits);
  try {
    const sheet = sought.sheet
      ? workbook.sheetNamed(sought.sheet)
      : await workbook.chooseSheet((records) => pointsOf(records, sought));
    const above = await recordsAbove(workbook.records(sheet), sought);
    const { headerRow, ...counted } = await count(below(workbook.records(sheet), above), limits);
    const merged = mergedRows(workbook.merged, headerRow);
    const found: Format = { type: 'xlsx', sheet, ...(above > 0 && { above }) };
    if (merged.length > MAX_MERGED)
      return { format: found, ...counted, problem: tooManyMerged(MAX_MERGED).words };
    return { format: { ...found, ...(merged.length > 0 && { merged }) }, ...counted };
  } finally {
    workbook.close();
  }
}

async function count(
  records: AsyncIterable<FileRecord>,
  limits: Limits,
): Promise<Counted & { headerRow: number }> {
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

function isWrongEncoding(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}
