import type { Wanted } from './chunks.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Survey } from './survey.ts';
import { readInThread } from './thread.ts';

/** Reads a file through once, apart from the event loop. Refuses with 422 a file that is no CSV. */
export async function surveyFile(path: string, limits: Limits = LIMITS): Promise<Survey> {
  for await (const survey of readInThread<Survey>({ survey: path, limits })) return survey;
  throw new Error('A survey is one answer');
}

/** The records of a surveyed file in chunks, read apart from the event loop; throws ENOENT where the file is gone. */
export function chunksOfFile(wanted: Wanted): AsyncGenerator<string[][]> {
  return readInThread({ chunks: wanted, limits: COUNTED });
}

/** The survey has counted the records. */
const COUNTED: Limits = { ...LIMITS, rows: Infinity, records: Infinity };
