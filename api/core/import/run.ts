import { allowTime } from '../../../db/timeouts.ts';
import type { Transaction } from 'objection';
import { actAs } from '../auth/acting.ts';
import type { Storage } from '../files/storage.ts';
import type { Words } from '../i18n/words.ts';
import { enqueue, type Job } from '../jobs/jobs.ts';
import { runStatement } from '../list/statement.ts';
import { chunksOf } from './chunksOf.ts';
import { createRows, isCreated, hasNoErrors } from './create.ts';
import { type Finding, Import } from './Import.ts';
import { parseRow, prepareRow } from './prepare.ts';
import type { SheetContext, Row, Sheet } from './sheet.ts';
import { sheetOf } from './sheets.ts';

/**
 * The job that imports an uploaded file, a thousand rows at a time. Each chunk is written in one transaction with the
 * number of rows read, so an interrupted import continues without losing or repeating rows. After 50,000 rows the job
 * goes to the end of the queue, so that other files need not wait long.
 */
export function importJob(storage: Storage): Job<{ importId: string }> {
  return {
    ...IMPORTS,
    async run({ trx, data }) {
      const isDone = await runImport(data.importId, storage, ROWS_PER_TURN);
      if (!isDone) await enqueue(trx, IMPORTS, data);
    },
  };
}

/** The queue of uploaded files. */
export const IMPORTS = { name: 'imports' };

const CHUNK = 1000;
const ROWS_PER_TURN = 50_000;

/** Imports at most `turn` rows of a file; returns whether the file is finished. */
export async function runImport(id: string, storage: Storage, turn = Infinity): Promise<boolean> {
  const file = await Import.query().findById(id);
  if (!file || file.finishedAt) return true;
  try {
    return await actAs(file.actor, () => importRows(file, storage, turn));
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    await finish(id, 'failed');
    return true;
  }
}

/** Reads and checks the next chunk while the previous one is written. */
async function importRows(file: Import, storage: Storage, turn: number): Promise<boolean> {
  const sheet = sheetOf(file.resource);
  const { actor, targetCompanyId: companyId, createdAt } = file;
  const rowsOf = (ids: string[], trx: Transaction) => rowsIn(file.id, ids, trx);
  const context: SheetContext = { actor, companyId, now: new Date(createdAt), rowsOf };
  const columns = new Map((await sheet.columns(actor, companyId)).map((one) => [one.name, one]));
  const header = file.header.map((name) => columns.get(name));
  const start = file.rowsRead;
  let read = start;
  let isAtEnd = true;
  let writing: Promise<unknown> = Promise.resolve();
  for await (const records of chunksOf(file, storage, start + 1, CHUNK)) {
    isAtEnd = read - start < turn;
    if (!isAtEnd) break;
    const from = read;
    read += records.length;
    const rows = records.map(({ row, cells }) =>
      prepareRow(sheet, parseRow(row, cells, header, file.language), context),
    );
    await writing;
    writing = writeChunk(file, sheet, rows, context, from);
    writing.catch(() => {});
  }
  await writing;
  if (isAtEnd) await finish(file.id, 'done');
  return isAtEnd;
}

/**
 * Writes a chunk and advances `rowsRead`, unless another process has written this chunk. The commits do not wait for
 * the disk: if the database crashes, the last chunks and their `rowsRead` are lost together, and the chunks are
 * imported again. Only the last commit of a file waits.
 */
function writeChunk(file: Import, sheet: Sheet, rows: Row[], context: SheetContext, from: number) {
  return Import.transaction(async (trx) => {
    await allowTime(trx);
    await trx.raw('set local synchronous_commit = off');
    const at = await Import.query(trx).findById(file.id).forUpdate().select('rowsRead');
    if (at!.rowsRead !== from) throw new Error(`Import ${file.id} is at row ${at!.rowsRead}`);
    await createRows(sheet, rows, context, trx);
    await recordResults(file.id, rows, trx);
  });
}

const RECORD_RESULTS = `
  with rows as materialized (select * from json_to_recordset($2::json)
    as row (number int, record_id uuid, errors jsonb, warnings jsonb)),
  recorded as (insert into import_rows (import_id, row, record_id, errors, warnings)
    select $1::uuid, number, record_id, errors, warnings from rows)
  update imports set status = 'running', version = version + 1, updated_at = now(),
    rows_read = rows_read + counted.read, rows_created = rows_created + counted.created,
    rows_failed = rows_failed + counted.failed, rows_warned = rows_warned + counted.warned,
    rows_unchanged = rows_unchanged + counted.read - counted.created - counted.failed
  from (select count(*) as read, count(record_id) as created, count(errors) as failed,
    count(warnings) as warned from rows) as counted
  where imports.id = $1::uuid`;

function recordResults(id: string, rows: Row[], trx: Transaction): Promise<unknown> {
  const found = rows.map((row) => {
    if (!hasNoErrors(row)) return { number: row.number, errors: findings(row.errors) };
    if (!isCreated(row)) return { number: row.number };
    const warnings = row.warnings.map(({ field, message }) => ({ field, ...message }));
    return { number: row.number, record_id: row.id, ...(warnings.length > 0 && { warnings }) };
  });
  return runStatement(trx, { text: RECORD_RESULTS, values: [id, JSON.stringify(found)] });
}

function findings(errors: Record<string, Words>): Finding[] {
  return Object.entries(errors).map(([field, { es, en }]) => ({ field, es, en }));
}

async function rowsIn(importId: string, ids: string[], trx: Transaction) {
  const known = await trx('import_rows').where({ importId }).whereIn('recordId', ids);
  return new Map<string, number>(known.map(({ recordId, row }) => [recordId, row]));
}

async function finish(id: string, status: 'done' | 'failed'): Promise<void> {
  const end = { status, finishedAt: new Date().toISOString() };
  await Import.query().patch(end).where({ id }).whereNull('finishedAt');
}
