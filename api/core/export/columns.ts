import type { Locale } from '../../shared/words.ts';
import type { Names, WordsOf } from './words.ts';

/**
 * The columns of a file, left to right: the path of the value in a row (`origin.city`), and the column's heading in
 * Spanish and English.
 */
export type Columns = Readonly<Record<string, readonly [es: string, en: string]>>;

/** The columns of the address in a row's field `name`. */
export function placeColumns(name: string, es: string, en: string): Columns {
  return {
    [`${name}.name`]: [es, en],
    [`${name}.street`]: [`${es}: calle`, `${en}: street`],
    [`${name}.city`]: [`${es}: ciudad`, `${en}: city`],
    [`${name}.state`]: [`${es}: estado`, `${en}: state`],
    [`${name}.country`]: [`${es}: país`, `${en}: country`],
    [`${name}.postalCode`]: [`${es}: código postal`, `${en}: postal code`],
  };
}

/** The last columns of every file: when the record was created and changed, and its id. */
export const recordEnd: Columns = {
  createdAt: ['Creado', 'Created'],
  updatedAt: ['Modificado', 'Changed'],
  id: ['Id', 'Id'],
};

/** The columns whose fields the view shows; the others are left out of the file. */
export function shownColumns(columns: Columns, fields: object): Columns {
  const shown = Object.entries(columns).filter(([path]) => path.split('.')[0]! in fields);
  return Object.fromEntries(shown);
}

/** The cells of a row: lists are joined with `; `, codes are replaced by their names, booleans by yes or no. */
export function cells(
  row: object,
  columns: Columns,
  locale: Locale,
  words: WordsOf = {},
): string[] {
  return Object.keys(columns).map((path) => cellText(row, path, locale, words));
}

/** The text of one cell. */
export function cellText(row: object, path: string, locale: Locale, words: WordsOf): string {
  const names = words[path];
  return text(valueAt(row, path), locale, typeof names === 'function' ? names(row) : names);
}

/** The headings of the columns in a language. */
export function headings(columns: Columns, locale: Locale): string[] {
  return Object.values(columns).map(([es, en]) => (locale === 'es' ? es : en));
}

/** The value at a path of a row; of a list the values of all its items. */
export function valueAt(row: object, path: string): unknown {
  return path.split('.').reduce<unknown>(fieldOf, row);
}

function fieldOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => fieldOf(item, key));
  return (value as Record<string, unknown> | null | undefined)?.[key];
}

function text(value: unknown, locale: Locale, names: Names = {}): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => text(one, locale, names)).join('; ');
  if (typeof value === 'boolean') return YES_NO[locale][value ? 0 : 1];
  if (typeof value === 'object') return JSON.stringify(value);
  const code = String(value);
  return Object.hasOwn(names, code) ? names[code]![locale === 'es' ? 0 : 1] : code;
}

const YES_NO = { es: ['Sí', 'No'], en: ['Yes', 'No'] } as const;
