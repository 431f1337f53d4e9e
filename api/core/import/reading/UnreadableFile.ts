import { withCommas } from '../../../shared/readDecimal.ts';
import type { Words } from '../../../shared/words.ts';
import type { Limits } from './limits.ts';

/** The error for a file that cannot be read: the cause and how to correct it. */
export class UnreadableFile extends Error {
  constructor(
    readonly words: Words,
    options?: ErrorOptions,
  ) {
    super(words.en, options);
  }
}

/** The error for a quote that is not closed, opened in this record (counted from 1). */
export function unclosedQuote(record: number): UnreadableFile {
  const at = withCommas(record);
  return new UnreadableFile({
    es: `El archivo no se puede leer cerca de la fila ${at}: revise sus comillas`,
    en: `The file cannot be read near row ${at}: check its quotes`,
  });
}

/** The error for too many records, including blank ones. */
export function tooManyRecords({ records }: Limits): UnreadableFile {
  const limit = withCommas(records);
  return new UnreadableFile({
    es: `El archivo pasa de ${limit} filas, contando las vacías: borre las filas vacías o divida el archivo`,
    en: `The file has more than ${limit} rows, blank ones included: delete the blank rows or split the file`,
  });
}

/** The error for too many cells in this record (counted from 1). */
export function tooManyColumns(record: number, { columns }: Limits): UnreadableFile {
  const [at, limit] = [withCommas(record), withCommas(columns)];
  return new UnreadableFile({
    es: `La fila ${at} pasa de ${limit} columnas: deje solo las de la plantilla`,
    en: `Row ${at} has more than ${limit} columns: keep only those of the template`,
  });
}

/** The error for too many characters in this record (counted from 1). */
export function tooLongRecord(record: number, { recordLength }: Limits): UnreadableFile {
  const [at, limit] = [withCommas(record), withCommas(recordLength)];
  return new UnreadableFile({
    es: `La fila ${at} pasa de ${limit} caracteres: revise que sus comillas cierren y acorte sus textos`,
    en: `Row ${at} is longer than ${limit} characters: check that its quotes are closed and shorten its texts`,
  });
}
