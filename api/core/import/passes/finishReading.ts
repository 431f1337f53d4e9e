import { allowTime } from '../../../../db/timeouts.ts';
import { noteChanged } from '../../announcements/changes.ts';
import { runStatement } from '../../sql/statement.ts';
import { Import } from '../file/Import.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { NOTED } from './doubts.ts';
import { markRepeats } from './repeats.ts';

/** Marks the rows that repeat an earlier one, if there may be any, and counts what would become of all. */
export function finishReading(
  { id, isConfirmed }: Import,
  { isUnique = false }: Sheet,
  mayRepeat: boolean,
): Promise<void> {
  return Import.transaction(async (trx) => {
    await allowTime(trx);
    if (mayRepeat) await markRepeats(id, isUnique, trx);
    const status = isConfirmed ? 'running' : 'ready';
    await runStatement(trx, { text: COUNT, values: [id, status, ...NOTED] });
    await noteChanged(trx, 'imports', [id]);
  });
}

const COUNT = `
  update imports set status = $2, version = version + 1, updated_at = now(),
    rows_new = counted.new, rows_archived = counted.archived, rows_existing = counted.existing,
    rows_failed = counted.failed, rows_warned = counted.warned,
    format = format || jsonb_build_object('doubtful', jsonb_build_object(
      'hidden', counted.hidden, 'totals', counted.totals, 'isTotalsHidden', counted.is_totals_hidden))
  from (select count(*) filter (where outcome in ('new', 'archived')) as new,
      count(*) filter (where outcome = 'archived') as archived,
      count(*) filter (where outcome = 'existing' and values is not null) as existing,
      count(*) filter (where outcome = 'failed') as failed,
      count(warnings) filter (where outcome in ('new', 'archived')) as warned,
      count(*) filter (where warnings @> $3) as hidden,
      max(row) filter (where warnings @> $4) as totals,
      coalesce(bool_or(warnings @> $3) filter (where warnings @> $4), false) as is_totals_hidden
    from import_staging where import_id = $1) as counted
  where id = $1 and status = 'reading'`;
