import type { Words as Said } from '../i18n/words.ts';

/** What each code of a column is called, in both languages. */
export type Names = Readonly<Record<string, readonly [es: string, en: string, ...more: string[]]>>;

/** The names of the codes in a file's columns, by column; a code without a name stands for itself. */
export type WordsOf = Readonly<Record<string, Names>>;

/** The names in a table of statuses, as a cell begins: in a capital. */
export function namesIn(table: Readonly<Record<string, Said>>): Names {
  const entries = Object.entries(table);
  return Object.fromEntries(
    entries.map(([code, { es, en }]) => [code, [capital(es), capital(en)]]),
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
