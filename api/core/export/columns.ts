import type { Locale } from '../i18n/words.ts';
import type { Names, WordsOf } from './words.ts';

/**
 * The columns of a file, left to right: where the value lies in a row (`origin.city`), and what the column is
 * called in Spanish and in English.
 */
export type Columns = Readonly<Record<string, readonly [es: string, en: string]>>;

/** The columns of a place that lies in a row under this name. */
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

/** When a record came to be, when it last changed, and its id. */
export const recordEnd: Columns = {
  createdAt: ['Creado', 'Created'],
  updatedAt: ['Modificado', 'Changed'],
  id: ['Id', 'Id'],
};

/** The columns whose value the view has at all: what it does not show has no place in the file either. */
export function shownColumns(columns: Columns, fields: object): Columns {
  const shown = Object.entries(columns).filter(([path]) => path.split('.')[0]! in fields);
  return Object.fromEntries(shown);
}

/** A row's texts, column by column: lists are joined, codes and what is true or false are said in words. */
export function cells(
  row: object,
  columns: Columns,
  locale: Locale,
  words: WordsOf = {},
): string[] {
  return Object.keys(columns).map((path) => text(valueAt(row, path), locale, words[path]));
}

/** What the columns are called. */
export function heads(columns: Columns, locale: Locale): string[] {
  return Object.values(columns).map(([es, en]) => (locale === 'es' ? es : en));
}

function valueAt(row: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row);
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
