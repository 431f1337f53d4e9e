import { invalid, Refusal } from '../../errors/errors.ts';
import { withCommas } from '../../../shared/readDecimal.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import { type DateOrder, orderOf } from '../sheet/dateOrder.ts';
import { type Comparison, matchHeader } from '../sheet/header.ts';
import type { Format } from '../reading/format.ts';
import { type Limits, LIMITS, MAX_BYTES, PUBLISHED_LIMITS } from '../reading/limits.ts';
import { surveyFile } from '../reading/readFile.ts';
import type { Column } from '../sheet/sheet.ts';

/** The format, header and size of a file. */
export interface Inspection {
  format: Format;
  /** The column names from left to right, '' for columns that are not imported. */
  header: string[];
  language: Locale;
  rowsTotal: number;
  /** The order of day and month, where the file's dates show it. */
  dateOrder: DateOrder | null;
  /** A date with two readings, where they do not. */
  openDate: string | null;
}

/** The choices with which a file is read; in one that others publish, lines may stand above the header. */
interface ReadingOptions extends Comparison {
  limits?: Limits;
}

/**
 * Reads a whole file before any of its rows is imported. Throws ERR_08 for a header that differs from the template, 413
 * for too many rows, and 422 for a file that is no spreadsheet, exceeds another limit or has no rows.
 */
export async function inspect(
  path: string,
  columns: Column[],
  { limits, ...comparison }: ReadingOptions,
): Promise<Inspection> {
  const { isPublished = false } = comparison;
  const fileLimits = limits ?? (isPublished ? PUBLISHED_LIMITS : LIMITS);
  const headings = columns.flatMap(headingsIn);
  const anyOf = columns.filter(({ required }) => required).flatMap(headingsIn);
  const withoutDates = !columns.some(({ read }) => read.isDate);
  const sought = { headings, withoutDates, ...(isPublished && { anyOf }) };
  const { format, header, rows, dates, problem } = await surveyFile(path, fileLimits, sought);
  if (header.length === 0) throw invalid('file', problem ?? EMPTY);
  const { ignored, ...names } = matchHeader(header, columns, comparison);
  if (rows > fileLimits.rows) throw tooLarge(fileLimits);
  if (problem) throw invalid('file', problem);
  if (rows === 0) throw invalid('file', EMPTY);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const order = orderOf(
    dates,
    names.header.map((name) => byName.get(name)),
  );
  const fileFormat = { ...format, ...(ignored.length > 0 && { ignored }) };
  return { format: fileFormat, ...names, rowsTotal: rows, ...order };
}

function headingsIn({ heading, also = [] }: Column): string[] {
  return [heading.es, heading.en, ...also];
}

/** The error "list is too large" of the specification's section 5. */
function tooLarge(limits: Limits): Refusal {
  const [rows, megabytes] = [withCommas(limits.rows), MAX_BYTES / 1024 / 1024];
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
