import type { ChunkRange } from './chunks.ts';
import type { FileRecord } from './FileRecord.ts';
import type { Sought } from './header.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Survey } from './survey.ts';
import { firstApart, type Reader, readApart } from './apart.ts';

/**
 * Reads a whole file in a process apart and returns its format and number of rows; of a workbook, the sheet with the
 * most of these headings. Throws 422 for a file that is no spreadsheet.
 */
export function surveyFile(
  path: string,
  limits: Limits = LIMITS,
  sought: Sought = { headings: [] },
): Promise<Survey> {
  return firstApart({ survey: path, limits, sought }, 'uploads');
}

/**
 * The records of a file that `surveyFile` has checked, in chunks, read in a process apart; throws ENOENT when the file
 * does not exist any more.
 */
export function chunksOfFile(
  range: ChunkRange,
  reader: Reader = 'jobs',
): AsyncGenerator<FileRecord[]> {
  return readApart({ chunks: range, limits: COUNTED }, reader);
}

/** The number of records is not limited here, because `surveyFile` has checked it. */
const COUNTED: Limits = { ...LIMITS, rows: Infinity, records: Infinity };
