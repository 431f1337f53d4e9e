import { csvRecords } from './csv.ts';
import type { FileRecord } from './FileRecord.ts';
import type { Format, XlsxFormat } from './format.ts';
import type { Limits } from './limits.ts';
import { MergedCells } from './xlsx/MergedCells.ts';
import { WorkbookFile } from './xlsx/WorkbookFile.ts';

/**
 * The records of a file in order, from its header on and without blank ones, read only as fast as they are consumed.
 * Throws an UnreadableFile at the first record that exceeds a limit.
 */
export function recordsIn(
  path: string,
  format: Format,
  limits: Limits,
): AsyncGenerator<FileRecord> {
  const records = allRecordsIn(path, format, limits);
  return format.above ? below(records, format.above) : records;
}

/** The records without the first ones. */
export async function* below(
  records: AsyncIterable<FileRecord>,
  above: number,
): AsyncGenerator<FileRecord> {
  let left = above;
  for await (const record of records)
    if (left > 0) left -= 1;
    else yield record;
}

function allRecordsIn(path: string, format: Format, limits: Limits): AsyncGenerator<FileRecord> {
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
