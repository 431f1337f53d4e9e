import type { Words } from '../../shared/words.ts';

/** The name of each code of a column, in both languages. */
export type Names = Readonly<Record<string, readonly [es: string, en: string, ...more: string[]]>>;

/**
 * The names of the codes in a file's columns, by column, or a function that gives those for a row; a code without a
 * name is shown as it is.
 */
export type WordsOf = Readonly<Record<string, Names | ((row: object) => Names)>>;

/** The names in a table of statuses, with a capital first letter. */
export function namesIn(table: Readonly<Record<string, Words>>): Names {
  const entries = Object.entries(table);
  return Object.fromEntries(
    entries.map(([code, { es, en }]) => [code, [capital(es), capital(en)]]),
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
