import type { Transaction } from 'objection';
import { allowTimeWithoutDisk } from '../../../../db/timeouts.ts';
import { noteChanged } from '../../announcements/changes.ts';
import { runStatement } from '../../sql/statement.ts';
import { writeRows, type RowResult } from '../records/create.ts';
import { Import } from '../file/Import.ts';
import type { Row, Sheet, SheetContext } from '../sheet/sheet.ts';
import { insertStaged } from './insertStaged.ts';
import { findingsIn, IN_PART, type Part, partValues, stagedRows } from './staging.ts';
import { lockName } from '../../sql/lockName.ts';

/**
 * Writes a part of the staged rows with the result of each, in one transaction; rows with a result are left out. The commit
 * does not wait for the disk: if the database crashes, records and results are lost together, and the rows are written
 * again. Only the last commit of a file waits. A killed process's transaction on the same rows is waited for.
 */
export function writePart(
  { id, existing }: Import,
  sheet: Sheet,
  part: Part,
  context: SheetContext,
): Promise<void> {
  return Import.transaction(async (trx) => {
    await allowTimeWithoutDisk(trx);
    await lockName(trx, `import ${id} ${part.first}`);
    const inserted = await insertStaged(sheet, id, part, trx);
    if (inserted !== part.rows) {
      const rows = await stagedRows(id, part, trx);
      const writeResult = await writeRows(sheet, rows, existing, context, trx);
      await recordResults(id, part, writeResult, trx);
    }
    await noteChanged(trx, 'imports', [id]);
  });
}

const RECORD_RESULTS = `
  with rows as materialized (
    select staged.row, staged.id, case when staged.values is null then staged.existing_id
        else (given->>'existing_id')::uuid end as existing_id,
      coalesce(given->'errors', staged.errors) as errors,
      case when given is null then staged.warnings else given->'warnings' end as warnings,
      coalesce(given->>'outcome', case when staged.outcome = 'failed' then 'failed'
        when staged.values is null then 'existing' else 'created' end) as outcome,
      staged.outcome = 'failed' as was_refused
    from import_staging staged, lateral (select $5::jsonb->(staged.row::text) as given) as results
    where ${IN_PART}),
  recorded as (insert into import_rows (import_id, row, outcome, record_id, existing_id, errors, warnings)
    select $1::uuid, row, outcome, case outcome when 'created' then id end, existing_id, errors, warnings from rows)
  update imports set version = version + 1, updated_at = now(), rows_written = rows_written + counted.written,
    rows_created = rows_created + counted.created, rows_updated = rows_updated + counted.updated,
    rows_unchanged = rows_unchanged + counted.existing, rows_failed = rows_failed + counted.failed
  from (select count(*) as written,
    count(*) filter (where outcome = 'created') as created, count(*) filter (where outcome = 'updated') as updated,
    count(*) filter (where outcome = 'existing') as existing,
    count(*) filter (where outcome = 'failed' and not was_refused) as failed from rows) as counted
  where imports.id = $1::uuid`;

/**
 * Records what became of the rows of a part: of those that were created without changing a finding, and of those refused
 * in the first pass, as they are staged.
 */
function recordResults(
  id: string,
  part: Part,
  outcomes: Map<Row, RowResult>,
  trx: Transaction,
): Promise<unknown> {
  const others = [...outcomes].filter(
    ([{ warnings }, outcome]) => outcome !== 'created' || warnings.length > 0,
  );
  const results = others.map(([row, outcome]) => {
    const existing = outcome !== 'created' && row.existing && { existing_id: row.existing.id };
    return [row.number, { outcome, ...findingsIn(row), ...existing }];
  });
  const values = [...partValues(id, part), JSON.stringify(Object.fromEntries(results))];
  return runStatement(trx, { text: RECORD_RESULTS, values });
}
