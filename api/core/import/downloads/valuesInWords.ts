import { YES } from '../../i18n/messages.ts';
import type { Locale } from '../../../shared/words.ts';
import { nameIn } from '../sheet/cells.ts';
import type { Column } from '../sheet/sheet.ts';

/** The values of a row as they were understood, by the headings of its columns; equipment as one list. */
export function valuesInWords(values: object, columns: Column[], locale: Locale) {
  return columns.flatMap(({ name, heading, read, adds }) => {
    const value = adds ? isAdded(values, adds) : at(values, name.split('.'));
    if (value === undefined || value === null || value === false || value === '') return [];
    const text = adds || value === true ? YES[locale] : valueInWords(value, read.names, locale);
    return [{ column: heading[locale], value: text }];
  });
}

type Bag = Record<string, unknown>;

function at(values: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined || values === null || typeof values !== 'object') return values;
  return at((values as Bag)[step], rest);
}

function isAdded(values: object, { to, value }: NonNullable<Column['adds']>): boolean {
  return ((values as Bag)[to] as string[] | undefined)?.includes(value) ?? false;
}

function valueInWords(value: unknown, names: Column['read']['names'], locale: Locale): string {
  if (Array.isArray(value)) return value.map((one) => valueInWords(one, names, locale)).join(', ');
  const words = names?.[String(value)];
  return words ? nameIn(words, locale) : String(value);
}
