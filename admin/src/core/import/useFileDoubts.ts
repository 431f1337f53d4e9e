import { useDataProvider } from 'react-admin';
import type { AndenDataProvider } from '../data/dataProvider.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { folded, tableOf } from './csvTable.ts';
import type { Column } from './useColumns.ts';

/** A row of a file: its number as Excel shows it, and its texts by the names of the columns. */
export interface FileRow {
  row: number;
  cells: Record<string, string>;
}

/** Answers in sentences what is unusual in the rows of a file, whose headings are in this language. */
export type FileDoubtsOf = (rows: FileRow[], locale: string) => Promise<string[]>;

/** Returns a function that answers what is unusual in a file; nothing where the template cannot be read. */
export function useFileDoubts(resource: string, doubtsOf?: FileDoubtsOf) {
  const { read } = useDataProvider<AndenDataProvider>();
  const columnsIn = async ({ locale }: { locale: string }) => {
    const query = { languaje: locale.toUpperCase() };
    return { locale, columns: (await read<Column[]>(`${resource}/bulkColumns`, query)).data };
  };
  return async (file: File): Promise<string[]> => {
    if (!doubtsOf) return [];
    const { head, rows } = await tableOf(file);
    const templates = await Promise.all(LANGUAGES.map(columnsIn)).catch(() => []);
    const [best] = templates
      .map(({ locale, columns }) => ({ locale, names: namesOf(head, columns) }))
      .sort((a, b) => b.names.filter(Boolean).length - a.names.filter(Boolean).length);
    if (!best) return [];
    return doubtsOf(
      rows.map((cells, at) => ({ row: at + 2, cells: cellsOf(cells, best.names) })),
      best.locale,
    );
  };
}

/** The name of the column below each heading; undefined where there is none. */
function namesOf(head: string[], columns: Column[]): (string | undefined)[] {
  const known = new Map(columns.map(({ heading, name }) => [folded(heading), name]));
  return head.map((heading) => known.get(folded(heading)));
}

function cellsOf(cells: string[], names: (string | undefined)[]): Record<string, string> {
  const named = names.flatMap((name, at) => (name ? [[name, (cells[at] ?? '').trim()]] : []));
  return Object.fromEntries(named) as Record<string, string>;
}
