import { open } from 'node:fs/promises';
import type { Words } from '../../i18n/words.ts';
import type { Delimiter } from '../Import.ts';
import { csvRecords, type Format } from './csv.ts';
import type { Limits } from './limits.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** The format, header and number of rows of a file. */
export interface Survey {
  format: Format;
  /** The cells of the header; empty when the file has no records. */
  header: string[];
  /** The number of rows below the header; counting stops one above the limit. */
  rows: number;
  /** The error of the first row that cannot be read. */
  problem?: Words;
}

/**
 * Reads a whole file to find out its format and number of rows. Throws an UnreadableFile when it is not CSV or its
 * header exceeds a limit.
 */
export async function survey(path: string, limits: Limits): Promise<Survey> {
  const delimiter = delimiterOf(await firstBytes(path));
  try {
    return await surveyAs(path, { encoding: 'utf-8', delimiter }, limits);
  } catch (error) {
    if (!isWrongEncoding(error)) throw error;
    return surveyAs(path, { encoding: 'windows-1252', delimiter }, limits);
  }
}

async function surveyAs(path: string, format: Format, limits: Limits): Promise<Survey> {
  let header: string[] | undefined;
  let rows = 0;
  try {
    for await (const record of csvRecords(path, format, limits)) {
      if (header) rows += 1;
      header ??= record;
      if (rows > limits.rows) break;
    }
  } catch (error) {
    if (!header || !(error instanceof UnreadableFile)) throw error;
    return { format, header, rows, problem: error.words };
  }
  return { format, header: header ?? [], rows };
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * The semicolon when the header has more semicolons than commas, as Excel writes in many countries; throws for a
 * workbook or other binary file.
 */
function delimiterOf(bytes: Buffer): Delimiter {
  const isWorkbook = bytes.subarray(0, 2).toString('latin1') === 'PK';
  if (isWorkbook || bytes.includes(0)) throw new UnreadableFile(NO_CSV);
  const header = bytes.toString('latin1').split('\n')[0]!;
  const count = (mark: string) => header.split(mark).length;
  return count(';') > count(',') ? ';' : ',';
}

function isWrongEncoding(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}

const NO_CSV: Words = {
  es: 'Guarde el archivo como CSV (delimitado por comas) y súbalo de nuevo',
  en: 'Save the file as CSV (comma delimited) and upload it again',
};
