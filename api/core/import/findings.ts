import type { Locale, Words } from '../i18n/words.ts';
import type { Finding } from './Import.ts';
import type { Column } from './sheet.ts';

/** The heading of each field's column. */
export type Headings = Map<string, Words>;

/** The headings of the columns by the field that each fills. */
export function headingsOf(columns: Column[]): Headings {
  return new Map(
    columns.flatMap(({ name, heading, adds }) => [
      [name, heading] as const,
      ...(adds ? [[adds.to, heading] as const] : []),
    ]),
  );
}

/** The heading of the column of a field or of its parent field; undefined when no column fills it. */
export function columnOf(field: string, headings: Headings): Words | undefined {
  return headings.get(field) ?? headings.get(field.replace(/\.[^.]*$/, ''));
}

/** The errors and warnings of a row as text for one cell. */
export function findingsText(
  row: { errors: Finding[] | null; warnings: Finding[] | null } | undefined,
  { locale, headings }: { locale: Locale; headings: Headings },
): string {
  const line = (finding: Finding) => {
    const heading = columnOf(finding.field, headings)?.[locale];
    return heading ? `${heading}: ${finding[locale]}` : finding[locale];
  };
  const warned = (row?.warnings ?? []).map((finding) => `${WARNING[locale]} ${line(finding)}`);
  return [...(row?.errors ?? []).map(line), ...warned].join(' | ');
}

const WARNING = { es: 'Creado, con aviso:', en: 'Created, with a warning:' };
