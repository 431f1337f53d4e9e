import { csvRecords } from './csv.ts';
import type { FileRecord } from './FileRecord.ts';
import type { Format, XlsxFormat } from './format.ts';
import type { Limits } from './limits.ts';
import { MergedCells } from './xlsx/MergedCells.ts';
import { WorkbookFile } from './xlsx/WorkbookFile.ts';

/**
 * The records of a file in order, including the header and without blank ones, read only as fast as they are consumed.
 * Throws an UnreadableFile at the first record that exceeds a limit.
 */
export function recordsIn(
  path: string,
  format: Format,
  limits: Limits,
): AsyncGenerator<FileRecord> {
  return format.type === 'csv'
    ? csvRecords(path, format, limits)
    : sheetRecords(path, format, limits);
}

async function* sheetRecords(path: string, { sheet, merged = [] }: XlsxFormat, limits: Limits) {
  const workbook = await WorkbookFile.open(path, limits);
  const blocks = new MergedCells(merged);
  try {
    for await (const record of workbook.records(sheet)) yield blocks.fill(record);
  } finally {
    workbook.close();
  }
}
