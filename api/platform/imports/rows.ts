import type { Locale } from '../../shared/words.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columnOf, headingsOf, type Headings } from '../../core/import/downloads/findings.ts';
import { type Finding, Import } from '../../core/import/file/Import.ts';
import type { Outcome } from '../../core/import/passes/staging.ts';
import type { Column } from '../../core/import/sheet/sheet.ts';
import { sheetOf } from '../../core/import/sheet/sheets.ts';
import { valuesInWords } from '../../core/import/downloads/valuesInWords.ts';
import { Page } from '../../core/list/page.ts';
import { columnsOf } from './service.ts';

interface RowQuery {
  limit?: number;
  offset?: number;
  outcome?: Outcome[];
}

/**
 * A page of the rows of an import in the order of the file: before the confirmation the checked ones with the values as
 * they were understood, afterwards what became of them. Without `outcome` only those that are not simply created.
 */
export async function rows(
  id: string,
  locale: Locale,
  { limit = 10, offset = 0, outcome }: RowQuery,
): Promise<Page<Schemas['ImportRow']>> {
  const file = (await Import.query().findById(id))!;
  const columns = await columnsOf(file);
  const headings = headingsOf(columns);
  const selectedRows = () => {
    const query = Import.knex()(isStaged(file) ? 'import_staging' : 'import_rows');
    query.where({ importId: id });
    if (outcome) return query.whereIn('outcome', outcome);
    return query.whereRaw(`(outcome not in ('new', 'created') or warnings is not null)`);
  };
  const [counted] = await selectedRows().count('* as count');
  const page: FoundRow[] = await selectedRows().orderBy('row').limit(limit).offset(offset);
  const inWords = sheetOf(file.resource).severalRows?.inWords;
  const pageRows = page.map((row) => {
    const body = present(row, columns, headings, locale);
    if (body.values && inWords) body.values.push(...inWords(row.values!, locale));
    return body;
  });
  return new Page(JSON.stringify(pageRows), pageRows.length, offset, {
    count: Number(counted!.count),
    isRemembered: false,
  });
}

function isStaged({ status }: Import): boolean {
  return status === 'reading' || status === 'ready';
}

interface FoundRow {
  row: number;
  outcome: Outcome;
  recordId?: string | null;
  existingId: string | null;
  values?: object | null;
  errors: Finding[] | null;
  warnings: Finding[] | null;
}

function present(
  { row, outcome, recordId = null, existingId, values, errors, warnings }: FoundRow,
  columns: Column[],
  headings: Headings,
  locale: Locale,
): Schemas['ImportRow'] {
  const findingsIn = (findings: Finding[] | null) =>
    (findings ?? []).map((finding) => ({
      field: finding.field,
      column: columnOf(finding.field, headings)?.[locale] ?? null,
      message: finding[locale],
    }));
  return {
    row,
    outcome,
    recordId,
    existingId,
    ...(values && { values: valuesInWords(values, columns, locale) }),
    errors: findingsIn(errors),
    warnings: findingsIn(warnings),
  };
}
