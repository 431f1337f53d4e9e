import { invalid, Refusal } from '../http/errors.ts';
import type { Locale, Words } from '../i18n/words.ts';
import { namesOf } from './header.ts';
import type { Format } from './reading/csv.ts';
import { LIMITS, MAX_BYTES } from './reading/limits.ts';
import { surveyFile } from './reading/readFile.ts';
import type { Column } from './sheet.ts';

/** What a file turned out to be. */
export interface Inspected extends Format {
  /** The columns' names from left to right, '' for what is no data. */
  header: string[];
  language: Locale;
  rowsTotal: number;
}

/**
 * Reads a file through once before any row becomes a record. Refuses with ERR_08 a header that is not the template's,
 * with 413 more rows than the limit, and with 422 what is no CSV, passes another limit or has no row.
 */
export async function inspect(
  path: string,
  columns: Column[],
  limits = LIMITS,
): Promise<Inspected> {
  const { format, header, rows, problem } = await surveyFile(path, limits);
  if (header.length === 0) throw invalid('file', problem ?? EMPTY);
  const names = namesOf(header, columns);
  if (rows > limits.rows) throw tooLarge();
  if (problem) throw invalid('file', problem);
  if (rows === 0) throw invalid('file', EMPTY);
  return { ...format, ...names, rowsTotal: rows };
}

/** The specification's "list is too large" (section 5). */
function tooLarge(): Refusal {
  const [rows, megabytes] = [LIMITS.rows.toLocaleString('en'), MAX_BYTES / 1024 / 1024];
  const limit: Words = {
    es: `cada archivo lleva hasta ${rows} filas y ${megabytes} MB`,
    en: `a file takes up to ${rows} rows and ${megabytes} MB`,
  };
  return new Refusal('LIST_TOO_LARGE', { params: { limit } });
}

const EMPTY: Words = {
  es: 'El archivo no tiene filas debajo del encabezado',
  en: 'The file has no rows below its header',
};
