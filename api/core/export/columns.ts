import { codesAt, headingOf, type Labels } from '../contract/labels.ts';
import type { Locale, Words } from '../../shared/words.ts';

/** The columns of a file, left to right: the path of the value in a row (`origin.city`), and the column. */
export type Columns = Readonly<Record<string, Column>>;

/** A column: its heading in all languages, and the names of the codes in it, which may depend on the row. */
export interface Column {
  heading: Words;
  codes?: Labels | ((row: object) => Labels);
  /** The value made of the row, where it is not the one at the path; numbers stay numbers in a workbook. */
  value?(row: object, locale: Locale): unknown;
}

/**
 * Makes the columns of rows with this schema of the contract, each headed by its label there, or by the heading that its
 * module gives it. Throws for a path without either.
 */
export function columnsOf(rows: string, paths: readonly string[]): Columns {
  return Object.fromEntries(paths.map((path) => [path, columnAt(rows, path)]));
}

/** The last columns of every file: when the record was created and changed, and its id. */
export const recordEnd = columnsOf('Record', ['createdAt', 'updatedAt', 'id']);

/** Lists the paths of the columns of the address in a row's field `name`. */
export function placePaths(name: string): string[] {
  return ['name', 'street', 'city', 'state', 'country', 'postalCode'].map(
    (part) => `${name}.${part}`,
  );
}

function columnAt(rows: string, path: string): Column {
  return { heading: headingOf(rows, path), codes: codesAt(rows, path) };
}

/** The columns whose fields the view shows; the others are left out of the file. */
export function shownColumns(columns: Columns, fields: object): Columns {
  const visibleColumns = Object.entries(columns).filter(([path]) => path.split('.')[0]! in fields);
  return Object.fromEntries(visibleColumns);
}

/** The cells of a row: lists are joined with `; `, codes are replaced by their names, booleans by yes or no. */
export function cells(row: object, columns: Columns, locale: Locale): string[] {
  return Object.keys(columns).map((path) => cellText(row, path, columns, locale));
}

/** The text of one cell; a code without a name is shown as it is. */
export function cellText(row: object, path: string, columns: Columns, locale: Locale): string {
  const { codes } = columns[path]!;
  return text(
    valueIn(row, path, columns, locale),
    locale,
    typeof codes === 'function' ? codes(row) : codes,
  );
}

/** The value of one cell before it is a text. */
export function valueIn(row: object, path: string, columns: Columns, locale: Locale): unknown {
  const { value } = columns[path]!;
  return value ? value(row, locale) : valueAt(row, path);
}

/** The headings of the columns in a language. */
export function headings(columns: Columns, locale: Locale): string[] {
  return Object.values(columns).map(({ heading }) => heading[locale]);
}

/** The value at a path of a row; of a list the values of all its items. */
export function valueAt(row: object, path: string): unknown {
  return path.split('.').reduce<unknown>(fieldOf, row);
}

function fieldOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => fieldOf(item, key));
  return (value as Record<string, unknown> | null | undefined)?.[key];
}

function text(value: unknown, locale: Locale, names: Labels = {}): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => text(one, locale, names)).join('; ');
  if (typeof value === 'boolean') return YES_NO[locale][value ? 0 : 1];
  if (typeof value === 'object') return JSON.stringify(value);
  const code = String(value);
  return Object.hasOwn(names, code) ? names[code]![locale] : code;
}

const YES_NO = { es: ['Sí', 'No'], en: ['Yes', 'No'] } as const;
