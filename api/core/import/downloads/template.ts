import { inAll, type Locale } from '../../../shared/words.ts';
import type { Schemas } from '../../contract/types.ts';
import { Export } from '../../export/Export.ts';
import { headingOf } from '../sheet/header.ts';
import type { Column } from '../sheet/sheet.ts';

/** The template as a file: the headings, with required columns marked, and no rows; as a workbook with explanations. */
export function templateOf(resource: string, columns: Column[]): Export {
  const headings = columns.map((column, i) => [
    `c${i}`,
    { heading: inAll((locale) => headingOf(column, locale)) },
  ]);
  return new Export({
    total: 0,
    columns: Object.fromEntries(headings),
    chunks: none(),
    close: () => {},
    fileName: `${resource}.csv`,
    workbook: async (locale) => {
      const { templateWorkbook } = await import('./templateWorkbook.ts');
      return templateWorkbook(columns, locale);
    },
  });
}

/** The columns of a template with the values that each accepts, in the user's language. */
export function describeColumns(columns: Column[], locale: Locale): Schemas['ImportColumn'][] {
  return columns.map(({ name, heading, required = false, read }) => ({
    name,
    heading: heading[locale],
    required,
    takes: read.acceptedValues[locale],
  }));
}

async function* none(): AsyncGenerator<object[]> {}
