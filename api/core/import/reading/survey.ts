import { count, type FileCount, countRows } from './count.ts';
import { detectFormat, otherEncoding } from './detect.ts';
import type { CsvFormat, Format } from './format.ts';
import { headerIn, placeOf, type Sought } from './header.ts';
import type { Limits } from './limits.ts';
import { recordsIn, recordsOfSheets } from './records.ts';
import { chooseSheet, sheetsOfList } from './sheets.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { Workbook } from './Workbook.ts';
import { mergedRows } from './xlsx/MergedCells.ts';
import { tooManyMerged } from './xlsx/problems.ts';

/** The format, header and number of rows of a file. */
export interface Survey extends FileCount {
  format: Format;
}

/**
 * Reads a whole file to find out its format and number of rows; of a workbook, the sheet with the most of these
 * headings, in a published file with the further sheets of its list. Throws an UnreadableFile when it is no spreadsheet or
 * its header exceeds a limit.
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
    const header = await headerIn(recordsIn(path, format, limits), sought);
    if (header && sought.withoutDates && !sought.anyOf)
      return {
        format: { ...format, ...placeOf(header, sought) },
        header: header.cells,
        dates: [],
        ...(await countRows(path, format, limits, header.above)),
      };
    const fullFormat: Format = { ...format, ...placeOf(header, sought) };
    const { headerRow: _, ...counted } = await count(recordsIn(path, fullFormat, limits), limits);
    return { format: fullFormat, ...counted };
  } catch (error) {
    if (format.encoding !== 'utf-8' || !isWrongEncoding(error)) throw error;
    return surveyText(path, { ...format, encoding: await otherEncoding(path) }, limits, sought);
  }
}

async function surveyWorkbook(path: string, limits: Limits, sought: Sought): Promise<Survey> {
  const workbook = await openWorkbook(path, limits);
  try {
    const sheet = await chooseSheet(workbook, sought);
    return sought.anyOf
      ? await surveyList(workbook, sheet, limits, sought)
      : await surveySheet(workbook, sheet, limits, sought);
  } finally {
    workbook.close();
  }
}

/** The most blocks of merged cells that are kept with the format of a file. */
const MAX_MERGED = 5000;

async function surveySheet(
  workbook: Workbook,
  sheet: string,
  limits: Limits,
  sought: Sought,
): Promise<Survey> {
  const place = placeOf(await headerIn(workbook.records(sheet), sought), sought);
  const format: Format = { type: 'xlsx', sheet, ...place };
  const { headerRow, ...counted } = await count(recordsOfSheets(workbook, format), limits);
  const mergedRanges = mergedRows(workbook.mergedRanges, headerRow);
  if (mergedRanges.length > MAX_MERGED)
    return { format, ...counted, problem: tooManyMerged(MAX_MERGED).words };
  return {
    format: { ...format, ...(mergedRanges.length > 0 && { merged: mergedRanges }) },
    ...counted,
  };
}

/** Surveys a published list, perhaps over several sheets. Their merged cells are those of headings. */
async function surveyList(
  workbook: Workbook,
  sheetName: string,
  limits: Limits,
  sought: Sought,
): Promise<Survey> {
  const [first, ...others] = await sheetsOfList(workbook, sheetName, sought);
  const further = others.map(({ sheet, header: { above } }) => ({ sheet, above }));
  const format: Format = {
    type: 'xlsx',
    sheet: first?.sheet ?? sheetName,
    ...placeOf(first?.header, sought),
    ...(further.length > 0 && { further }),
  };
  const { headerRow: _, ...counted } = await count(recordsOfSheets(workbook, format), limits);
  return { format, ...counted };
}

function isWrongEncoding(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}
