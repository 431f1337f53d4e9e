import { open } from 'node:fs/promises';
import { CsvError } from 'csv-parse';
import type { Locale } from '../i18n/words.ts';
import { invalid, Refusal } from '../http/errors.ts';
import { records, type Format } from './csv.ts';
import { namesOf } from './header.ts';
import type { Delimiter } from './Import.ts';
import type { Column } from './sheet.ts';

/** What a file turned out to be. */
export interface Inspected extends Format {
  header: string[];
  language: Locale;
  rowsTotal: number;
}

/**
 * Reads a file through once before any row becomes a record. Refuses with ERR_08 a head that is not the template's,
 * with 413 more than `maxRows` rows, and with 422 what is no CSV or has no row.
 */
export async function inspect(
  path: string,
  columns: Column[],
  maxRows: number,
): Promise<Inspected | 'too many'> {
  const delimiter = delimiterOf(await firstBytes(path));
  try {
    return await inspectAs(path, { encoding: 'utf-8', delimiter }, columns, maxRows);
  } catch (error) {
    if (!isWrongEncoding(error)) throw asSaid(error);
  }
  const format: Format = { encoding: 'windows-1252', delimiter };
  return inspectAs(path, format, columns, maxRows).catch((error) => {
    throw asSaid(error);
  });
}

async function inspectAs(path: string, format: Format, columns: Column[], maxRows: number) {
  let head: ReturnType<typeof namesOf> | undefined;
  let rowsTotal = 0;
  for await (const record of records(path, format)) {
    if (head) rowsTotal += 1;
    else head = namesOf(record, columns);
    if (rowsTotal > maxRows) return 'too many' as const;
  }
  if (!head || rowsTotal === 0) throw invalid('file', EMPTY);
  return { ...format, ...head, rowsTotal };
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

/** Semicolons where the head has more of them, as Excel writes in many places; refuses what Excel did not save as CSV. */
function delimiterOf(bytes: Buffer): Delimiter {
  const isWorkbook = bytes.subarray(0, 2).toString('latin1') === 'PK';
  if (isWorkbook || bytes.includes(0)) throw invalid('file', NO_CSV);
  const head = bytes.toString('latin1').split('\n')[0]!;
  const count = (mark: string) => head.split(mark).length;
  return count(';') > count(',') ? ';' : ',';
}

function isWrongEncoding(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}

function asSaid(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = Number((error as { lines?: number }).lines ?? 0);
  return new Refusal('INVALID', {
    errors: {
      file: {
        es: `El archivo no se puede leer cerca de la línea ${line}: revise sus comillas`,
        en: `The file cannot be read near line ${line}: check its quotes`,
      },
    },
    cause: error,
  });
}

const EMPTY = {
  es: 'El archivo no tiene filas debajo del encabezado',
  en: 'The file has no rows below its header',
};
const NO_CSV = {
  es: 'Guarde el archivo como CSV (delimitado por comas) y súbalo de nuevo',
  en: 'Save the file as CSV (comma delimited) and upload it again',
};
