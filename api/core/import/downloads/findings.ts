import type { Locale, Words } from '../../../shared/words.ts';
import type { Finding } from '../file/Import.ts';
import { PART } from '../passes/together.ts';
import type { Outcome } from '../passes/staging.ts';
import type { Column } from '../sheet/sheet.ts';

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

interface RowFindings {
  outcome: Outcome;
  errors: Finding[] | null;
  warnings: Finding[] | null;
}

/** Writes the findings of a row as text for one cell: its errors and warnings, and that its record exists already. */
export function findingsText(
  row: RowFindings | undefined,
  { locale, headings }: { locale: Locale; headings: Headings },
): string {
  const line = (finding: Finding) => {
    const heading = columnOf(finding.field, headings)?.[locale];
    return heading ? `${heading}: ${finding[locale]}` : finding[locale];
  };
  if (!row) return '';
  const { outcome, errors, warnings } = row;
  const warned = (warnings ?? []).map(line);
  if (warnings?.some(({ field }) => field === PART))
    return [...(errors ?? []).map(line), ...warned].join(' | ');
  const start = STARTS[outcome]?.[locale] ?? '';
  if (outcome === 'existing') return [start, ...warned].join(' | ');
  return [...(errors ?? []).map(line), ...warned.map((text) => start + text)].join(' | ');
}

const WARNED = { es: 'Con aviso: ', en: 'With a warning: ' };

/** The words before the warnings of a row. */
const STARTS: Partial<Record<Outcome, Words>> = {
  existing: { es: 'Ya está registrada', en: 'Registered already' },
  created: { es: 'Creado, con aviso: ', en: 'Created, with a warning: ' },
  updated: WARNED,
  new: WARNED,
  archived: WARNED,
};
