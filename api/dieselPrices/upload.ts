import { parse } from 'csv-parse/sync';
import type { Schemas } from '../core/contract/types.ts';
import { add } from '../core/records/Entity.ts';
import { invalid } from '../core/http/errors.ts';
import type { Locale, Words } from '../core/i18n/words.ts';
import { DieselPrice } from './DieselPrice.ts';
import { rowErrors, type Row } from './row.ts';

type Result = Schemas['DieselUploadResult'];

const HEADER = ['date', 'country', 'currency', 'unit', 'price', 'source'] as const;
const MOST = 1000;

/** Keeps each row that is right and says of the others what is wrong; a file sent again changes nothing. */
export async function upload(text: string, locale: Locale, now: Date): Promise<Result> {
  const result: Result = { created: 0, unchanged: 0, refused: 0, errors: [] };
  for (const { line, row } of rowsOf(text)) {
    const errors = rowErrors(row, now);
    if (Object.keys(errors).length === 0) Object.assign(errors, await keep(row, result));
    const wrong = Object.entries(errors).map(([field, words]) => ({
      line,
      field,
      message: words[locale],
    }));
    if (wrong.length > 0) result.refused += 1;
    result.errors.push(...wrong);
  }
  return result;
}

/** Saves a row that has no like, and counts it; answers what is wrong with one that contradicts what is there. */
async function keep(row: Row, result: Result): Promise<Record<string, Words>> {
  const { date, country } = row;
  const known = await DieselPrice.query().modify('listed').findOne({ date, country });
  if (!known) {
    await add(DieselPrice, row);
    result.created += 1;
    return {};
  }
  if (!isSame(known, row)) return { price: OTHER };
  result.unchanged += 1;
  return {};
}

function isSame(known: DieselPrice, { currency, unit, price }: Row) {
  return (
    known.currency === currency && known.unit === unit && Number(known.price) === Number(price)
  );
}

function rowsOf(text: string): { line: number; row: Row }[] {
  const [header = [], ...rows] = cellsOf(text);
  if (HEADER.some((name, at) => header[at]?.toLowerCase() !== name) || header.length !== 6)
    throw invalid('text', WRONG_HEADER);
  if (rows.length > MOST) throw invalid('text', TOO_LARGE);
  return rows.map((cells, at) => ({
    line: at + 2,
    row: Object.fromEntries(HEADER.map((name, place) => [name, cells[place] ?? ''])) as Row,
  }));
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, trim: true, relaxColumnCount: true, skipEmptyLines: true });
  } catch {
    throw invalid('text', UNREADABLE);
  }
}

const WRONG_HEADER: Words = {
  es: `ERR_08: el encabezado no coincide con la plantilla: ${HEADER.join(',')}`,
  en: `ERR_08: the header does not match the template: ${HEADER.join(',')}`,
};
const TOO_LARGE: Words = {
  es: 'La lista es demasiado grande: suba 1,000 filas por vez',
  en: 'The list is too large: upload 1,000 rows at a time',
};
const UNREADABLE: Words = {
  es: 'No es un CSV: separe las columnas con comas y cierre las comillas',
  en: 'It is not CSV: separate columns with commas and close the quotes',
};
const OTHER: Words = {
  es: 'Ese día ya tiene otro precio: corríjalo en la lista',
  en: 'That day has another price already: correct it in the list',
};
