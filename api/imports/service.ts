import type { Locale } from '../core/i18n/words.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { Export } from '../core/export/Export.ts';
import type { Storage } from '../core/files/storage.ts';
import { fileWithResults } from '../core/import/fileWithResults.ts';
import { type Finding, Import } from '../core/import/Import.ts';
import { columnOf, headingsOf, type Headings } from '../core/import/findings.ts';
import { sheetOf } from '../core/import/sheets.ts';
import { Page } from '../core/list/page.ts';
import { records } from '../core/records/records.ts';
import { importView } from './view.ts';

export const { list, find } = records<Schemas['Import'], object, object>(importView);

/** A page of the rows with errors or warnings, in the order of the file. */
export async function rows(
  id: string,
  locale: Locale,
  { limit = 10, offset = 0 }: { limit?: number; offset?: number },
): Promise<Page<Schemas['ImportRow']>> {
  const headings = await headingsFor((await Import.query().findById(id))!);
  const found = () =>
    Import.knex()('import_rows')
      .where({ importId: id })
      .whereRaw('(errors is not null or warnings is not null)');
  const [counted] = await found().count('* as count');
  const page = await found().orderBy('row').limit(limit).offset(offset);
  const shown = page.map((row) => present(row, locale, headings));
  return new Page(JSON.stringify(shown), shown.length, offset, {
    count: Number(counted!.count),
    isRemembered: false,
  });
}

/** The original file with a column for the errors and warnings of each row. */
export async function file(
  id: string,
  storage: Storage,
  locale: Locale,
  failed = false,
): Promise<Export> {
  const found = (await Import.query().findById(id)) as Import;
  return fileWithResults(found, storage, { locale, failed, headings: await headingsFor(found) });
}

async function headingsFor({ resource, actor, targetCompanyId }: Import): Promise<Headings> {
  return headingsOf(await sheetOf(resource).columns(actor, targetCompanyId));
}

interface RowFindings {
  row: number;
  recordId: string | null;
  errors: Finding[] | null;
  warnings: Finding[] | null;
}

function present(
  { row, recordId, errors, warnings }: RowFindings,
  locale: Locale,
  headings: Headings,
) {
  const findingsIn = (findings: Finding[] | null) =>
    (findings ?? []).map((finding) => ({
      field: finding.field,
      column: columnOf(finding.field, headings)?.[locale] ?? null,
      message: finding[locale],
    }));
  return { row, recordId, errors: findingsIn(errors), warnings: findingsIn(warnings) };
}
