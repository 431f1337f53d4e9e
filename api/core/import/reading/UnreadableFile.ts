import type { Words } from '../../i18n/words.ts';
import type { Limits } from './limits.ts';

/** A file that cannot be read as a table: why, and what to do about it. */
export class UnreadableFile extends Error {
  constructor(readonly words: Words) {
    super(words.en);
  }
}

/** The record with this number, counted from 1, opens a quote that the file does not close. */
export function unclosedQuote(record: number): UnreadableFile {
  const at = written(record);
  return new UnreadableFile({
    es: `El archivo no se puede leer cerca de la línea ${at}: revise sus comillas`,
    en: `The file cannot be read near line ${at}: check its quotes`,
  });
}

/** The file has more records than the limit, blank ones included. */
export function tooManyRecords({ records }: Limits): UnreadableFile {
  const limit = written(records);
  return new UnreadableFile({
    es: `El archivo pasa de ${limit} líneas, contando las vacías: borre las filas vacías o divida el archivo`,
    en: `The file has more than ${limit} lines, blank ones included: delete the blank rows or split the file`,
  });
}

/** The record with this number has more cells than the limit. */
export function tooManyColumns(record: number, { columns }: Limits): UnreadableFile {
  const [at, limit] = [written(record), written(columns)];
  return new UnreadableFile({
    es: `La línea ${at} pasa de ${limit} columnas: deje solo las de la plantilla`,
    en: `Line ${at} has more than ${limit} columns: keep only those of the template`,
  });
}

/** The record with this number is longer than the limit. */
export function tooLongRecord(record: number, { recordLength }: Limits): UnreadableFile {
  const [at, limit] = [written(record), written(recordLength)];
  return new UnreadableFile({
    es: `La línea ${at} pasa de ${limit} caracteres: revise que sus comillas cierren y acorte sus textos`,
    en: `Line ${at} is longer than ${limit} characters: check that its quotes are closed and shorten its texts`,
  });
}

function written(count: number): string {
  return count.toLocaleString('en');
}
