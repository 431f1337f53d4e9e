import type { Wanted } from './chunks.ts';
import type { FileRecord } from './FileRecord.ts';
import type { Sought } from './header.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Survey } from './survey.ts';
import { readInThread } from './thread.ts';

/**
 * Reads a whole file in a worker thread and returns its format and number of rows; of a workbook, the sheet with the
 * most of these headings. Throws 422 for a file that is no spreadsheet.
 */
export async function surveyFile(
  path: string,
  limits: Limits = LIMITS,
  sought: Sought = { headings: [] },
): Promise<Survey> {
  const order = { survey: path, limits, sought };
  for await (const survey of readInThread<Survey>(order)) return survey;
  throw new Error('A survey is one answer');
}

/**
 * The records of a file that `surveyFile` has checked, in chunks, read in a worker thread; throws ENOENT when the file
 * does not exist any more.
 */
export function chunksOfFile(wanted: Wanted): AsyncGenerator<FileRecord[]> {
  return readInThread({ chunks: wanted, limits: COUNTED });
}

/** The number of records is not limited here, because `surveyFile` has checked it. */
const COUNTED: Limits = { ...LIMITS, rows: Infinity, records: Infinity };
