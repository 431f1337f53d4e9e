import { csvRecords } from './csv.ts';
import type { FileRecord } from './FileRecord.ts';
import type { Format, XlsxFormat } from './format.ts';
import type { Limits } from './limits.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { Workbook } from './Workbook.ts';
import { MergedCells } from './xlsx/MergedCells.ts';
import { lackingParts } from './xlsx/problems.ts';

/**
 * The records of a file in order, from its header on and without blank ones, read only as fast as they are consumed.
 * Throws an UnreadableFile at the first record that exceeds a limit.
 */
export function recordsIn(
  path: string,
  format: Format,
  limits: Limits,
): AsyncGenerator<FileRecord> {
  const records =
    format.type === 'csv' ? textRecords(path, format, limits) : fileRecords(path, format, limits);
  return format.leftOut ? withoutRows(records, format.leftOut) : records;
}

/** The header and the rows that are not left out. */
async function* withoutRows(
  records: AsyncIterable<FileRecord>,
  { hidden = false, totals }: NonNullable<Format['leftOut']>,
): AsyncGenerator<FileRecord> {
  let isHeader = true;
  for await (const record of records) {
    const isLeftOut = (hidden && record.isHidden) || record.row === totals;
    if (isHeader || !isLeftOut) yield record;
    isHeader = false;
  }
}

async function* textRecords(path: string, format: Format & { type: 'csv' }, limits: Limits) {
  for await (const record of below(csvRecords(path, format, limits), format.above))
    if (isRow(record, format)) yield record;
}

async function* fileRecords(path: string, format: Format & XlsxFormat, limits: Limits) {
  const workbook = await openWorkbook(path, limits);
  try {
    yield* recordsOfSheets(workbook, format);
  } finally {
    workbook.close();
  }
}

/**
 * The records of a list from its header on. The numbers of the rows go on from sheet to sheet. Throws an UnreadableFile when
 * the last sheet says that the list goes on in another one.
 */
export async function* recordsOfSheets(
  workbook: Workbook,
  { sheet, above = 0, merged = [], needed, further = [] }: Format & XlsxFormat,
): AsyncGenerator<FileRecord> {
  const blocks = new MergedCells(merged);
  const parts = [{ sheet, above }, ...further.map((part) => ({ ...part, above: part.above + 1 }))];
  let before = 0;
  let goesOn = false;
  for (const part of parts) {
    let last = 0;
    for await (const record of below(workbook.records(part.sheet), part.above)) {
      last = record.row;
      goesOn = saysMore(record);
      if (isRow(record, { needed })) yield blocks.fill({ ...record, row: before + last });
    }
    before += last;
  }
  const names = parts.map((part) => part.sheet);
  if (needed && goesOn) throw lackingParts(names, [names.length + 1]);
}

/** The records without the first ones. */
async function* below(records: AsyncIterable<FileRecord>, above = 0): AsyncGenerator<FileRecord> {
  let linesLeft = above;
  for await (const record of records)
    if (linesLeft > 0) linesLeft -= 1;
    else yield record;
}

/** Whether a record of a published file is a row of its list; any record of another file is. */
function isRow(record: FileRecord, { needed }: Pick<Format, 'needed'>): boolean {
  if (!needed) return true;
  return needed.some((column) => record.cells[column]?.trim()) && !saysMore(record);
}

/** Whether a record is the line below the last row of a sheet whose list goes on: «Continúa en c_CodigoPostal_2». */
function saysMore({ cells }: FileRecord): boolean {
  return cells.length === 1 && /^\s*contin[uú]a en /i.test(cells[0]!);
}
