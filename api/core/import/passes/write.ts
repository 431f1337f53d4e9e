import type { Transaction } from 'objection';
import { allowTime } from '../../../../db/timeouts.ts';
import { noteChanged } from '../../announcements/changes.ts';
import { runStatement } from '../../list/statement.ts';
import { hasNoErrors, writeRows, type Written } from '../create.ts';
import { Import } from '../Import.ts';
import type { Row, Sheet, SheetContext } from '../sheet.ts';
import { CHUNK, readAgain } from './read.ts';
import { findingsIn, isStaged, stagedRows, unstage } from './staging.ts';

/** Called in the transaction that ends an import. */
export type Ended = (trx: Transaction, file: Import) => Promise<void>;

/**
 * The second pass: writes at most `turn` of the staged rows of a confirmed import, and ends it after the last. Returns
 * whether it has ended; if not, it must run again, to write more rows, or to read the file again after a crash of the
 * database has emptied the staging table.
 */
export async function writeStaged(
  file: Import,
  sheet: Sheet,
  context: SheetContext,
  turn: number,
  ended: Ended,
): Promise<boolean> {
  if (!(await isStaged(file.id, file.rowsRead, Import.knex()))) {
    await Import.transaction(async (trx) => {
      await readAgain(file.id, trx);
      await Import.query(trx).patch({ status: 'reading', isConfirmed: true }).findById(file.id);
    });
    return false;
  }
  for (let written = 0; written < turn; written += CHUNK)
    if (!(await writeChunk(file, sheet, context))) {
      await end(file.id, 'done', ended);
      return true;
    }
  return false;
}

/**
 * Writes the next chunk and advances `lastWritten`, in one transaction; returns whether there was one. The commits do not
 * wait for the disk: if the database crashes, the last chunks and `lastWritten` are lost together, and the chunks are
 * written again. Only the last commit of a file waits. Imports into one network write one after the other, so that of
 * two uploads of one file the second finds the records of the first.
 */
function writeChunk(file: Import, sheet: Sheet, context: SheetContext): Promise<boolean> {
  return Import.transaction(async (trx) => {
    await allowTime(trx);
    await trx.raw('set local synchronous_commit = off');
    const at = await Import.query(trx).findById(file.id).forUpdate();
    if (at!.status !== 'running') throw new Error(`Import ${file.id} is ${at!.status}`);
    await trx.raw(LOCK, [`imports ${file.resource} ${file.targetCompanyId}`]);
    const rows = await stagedRows(file.id, at!.lastWritten, CHUNK, trx);
    if (rows.length === 0) return false;
    const failed = rows.filter((row) => !hasNoErrors(row));
    const valid = rows.filter(hasNoErrors);
    const written = await writeRows(sheet, valid, at!.existing, context, trx);
    failed.forEach((row) => written.set(row, 'failed'));
    await recordResults(file.id, rows, written, failed.length, trx);
    noteChanged(trx, 'imports', [file.id]);
    return true;
  });
}

const LOCK = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';

const RECORD_RESULTS = `
  with rows as materialized (select * from json_to_recordset($2::json)
    as row (number int, outcome text, record_id uuid, existing_id uuid, errors jsonb, warnings jsonb)),
  recorded as (insert into import_rows (import_id, row, outcome, record_id, existing_id, errors, warnings)
    select $1::uuid, number, outcome, record_id, existing_id, errors, warnings from rows)
  update imports set version = version + 1, updated_at = now(), last_written = counted.last,
    rows_written = rows_written + counted.written, rows_created = rows_created + counted.created,
    rows_updated = rows_updated + counted.updated, rows_unchanged = rows_unchanged + counted.existing,
    rows_failed = rows_failed + counted.failed - $3
  from (select max(number) as last, count(*) as written,
    count(*) filter (where outcome = 'created') as created, count(*) filter (where outcome = 'updated') as updated,
    count(*) filter (where outcome = 'existing') as existing, count(*) filter (where outcome = 'failed') as failed
    from rows) as counted
  where imports.id = $1::uuid`;

/** Records what became of the rows of a chunk, of which `known` were refused in the first pass. */
function recordResults(
  id: string,
  rows: Row[],
  written: Map<Row, Written>,
  known: number,
  trx: Transaction,
): Promise<unknown> {
  const results = rows.map((row) => {
    const outcome = written.get(row)!;
    return {
      ...{ number: row.number, outcome, ...findingsIn(row) },
      ...(outcome === 'created' && { record_id: row.id }),
      ...(outcome !== 'created' && row.existing && { existing_id: row.existing.id }),
    };
  });
  return runStatement(trx, { text: RECORD_RESULTS, values: [id, JSON.stringify(results), known] });
}

/** Ends an import and deletes its staged rows, unless it has ended. */
export function end(id: string, status: 'done' | 'failed', ended: Ended): Promise<void> {
  return Import.transaction(async (trx) => {
    await allowTime(trx);
    const finishedAt = new Date().toISOString();
    const [file] = await Import.query(trx)
      .patch({ status, finishedAt })
      .where({ id })
      .whereNull('finishedAt')
      .returning('*');
    if (!file) return;
    await unstage([id], trx);
    noteChanged(trx, 'imports', [id]);
    await ended(trx, file);
  });
}
