import type { Locale } from '../i18n/words.ts';
import type { Schemas } from '../contract/types.ts';
import { Export } from '../export/Export.ts';
import { headingOf } from './header.ts';
import type { Column } from './sheet.ts';

/** The file to fill in: the columns' headings, the required ones marked, and no row. */
export function templateOf(resource: string, columns: Column[]): Export {
  const headings = columns.map((column, i) => [
    `c${i}`,
    [headingOf(column, 'es'), headingOf(column, 'en')] as const,
  ]);
  return new Export(0, Object.fromEntries(headings), none(), () => {}, `${resource}.csv`);
}

/** What each column takes, in the language. */
export function explained(columns: Column[], locale: Locale): Schemas['ImportColumn'][] {
  return columns.map(({ name, heading, required = false, read }) => ({
    name,
    heading: heading[locale],
    required,
    takes: read.takes[locale],
  }));
}

async function* none(): AsyncGenerator<object[]> {}
