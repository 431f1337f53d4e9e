import { setImmediate as pause } from 'node:timers/promises';
import type { Transaction } from 'objection';
import { allowTimeWithoutDisk } from '../../../../db/timeouts.ts';
import { noteChanged } from '../../announcements/changes.ts';
import type { Storage } from '../../files/storage.ts';
import { chunksOf } from '../file/chunksOf.ts';
import type { FileRecord } from '../reading/FileRecord.ts';
import { usualOrder } from '../sheet/dateOrder.ts';
import { Import } from '../file/Import.ts';
import { type ParsedRow, parseRow } from '../sheet/parseRow.ts';
import type { Row, Sheet, SheetContext } from '../sheet/sheet.ts';
import { doubtsOf } from './doubts.ts';
import { finishReading } from './finishReading.ts';
import { SeenKeys } from './repeats.ts';
import { isStaged, stage, unstage } from './staging.ts';
import { placeErrors, prepareRows, rowsByRecord } from './together.ts';

/** The rows that are checked, or written, in one transaction. */
export const CHUNK = 2500;

/**
 * The first pass over a file: parses, checks and stages at most `turn` of its rows, and writes no record. The next chunk
 * is parsed while the previous one is compared with the database. Returns whether the whole file is read.
 */
export async function readRows(
  file: Import,
  sheet: Sheet,
  context: SheetContext,
  storage: Storage,
  turn: number,
): Promise<void> {
  const { actor, companyId, details } = context;
  const template = await sheet.columns(actor, companyId, details);
  const columns = new Map(template.map((one) => [one.name, one]));
  const header = file.header.map((name) => columns.get(name));
  const order = file.dateOrder ?? usualOrder(file.language);
  const parseRecord = ({ row, cells, isHidden }: FileRecord, isLast: boolean) => {
    // Published files have cells without a heading behind the last one.
    const headedCells = sheet.published ? cells.slice(0, header.length) : cells;
    const parsedRow = parseRow(row, headedCells, header, order);
    if (isHidden || isLast)
      parsedRow.notes?.push(...doubtsOf({ cells: headedCells, isHidden, isLast }));
    return parsedRow;
  };
  const start = await firstUnread(file);
  // Of rows that were read before, only the staging table knows the keys.
  const seenKeys = start === 0 ? new SeenKeys() : undefined;
  let read = start;
  let checked = start;
  let waiting: ParsedRow[] = [];
  let checking: Promise<unknown> = Promise.resolve();
  for await (const records of chunksOf(file, storage, start + 1, CHUNK)) {
    if (read - start >= turn) return void (await checking);
    const parsedRows = waiting;
    const before = read;
    read += records.length;
    for (const [index, record] of records.entries())
      parsedRows.push(parseRecord(record, before + index + 1 === file.rowsTotal));
    const byRecord = rowsByRecord(sheet, parsedRows);
    // The last record may go on in the next chunk.
    waiting = sheet.severalRows && read < file.rowsTotal ? byRecord.pop()! : [];
    const rows: Row[] = [];
    for (const [index, some] of byRecord.entries()) {
      rows.push(...prepareRows(sheet, some, context));
      if (index % AT_ONCE === 0) await pause();
    }
    const from = checked;
    checked += rows.length;
    await checking;
    checking = check(file.id, sheet, rows, context, from).then((keys) =>
      keys.forEach((one) => seenKeys?.see(one)),
    );
    checking.catch(() => {});
  }
  await checking;
  await finishReading(file, sheet, seenKeys?.mayRepeat ?? true);
}

/** The number of rows after which the answers of the database are taken, which the previous chunk waits for. */
const AT_ONCE = 100;

/** Counts the rows that are read and staged; 0 after a crash of the database has emptied the staging table. */
async function firstUnread({ id, rowsRead }: Import): Promise<number> {
  if (await isStaged(id, rowsRead, Import.knex())) return rowsRead;
  await Import.transaction((trx) => readAgain(id, trx));
  return 0;
}

/** Forgets what was read of a file, so that it is read from its beginning. */
export async function readAgain(id: string, trx: Transaction): Promise<void> {
  const none = { rowsRead: 0, rowsNew: 0, rowsExisting: 0, rowsArchived: 0, rowsWarned: 0 };
  await unstage([id], trx);
  await Import.query(trx)
    .patch({ ...none, rowsFailed: 0 })
    .findById(id);
}

/**
 * Compares a chunk with the database, stages it and advances `rowsRead`, unless another process has done so. The commit
 * does not wait for the disk: what a crash loses is read again. Returns the keys of the rows.
 */
function check(id: string, sheet: Sheet, rows: Row[], context: SheetContext, from: number) {
  return Import.transaction(async (trx) => {
    await allowTimeWithoutDisk(trx);
    const at = await Import.query(trx).findById(id).forUpdate();
    if (at!.status !== 'reading') throw new Error(`Import ${id} is ${at!.status}`);
    if (at!.rowsRead !== from) throw new Error(`Import ${id} is at row ${at!.rowsRead}`);
    const complete = rows.filter(({ isComplete }) => isComplete);
    await sheet.compare(complete, context, trx);
    await sheet.warn?.(complete, trx);
    if (sheet.severalRows) placeErrors(rows, sheet.severalRows);
    for (const { existing, warnings } of rows)
      if (existing?.isArchived) warnings.push({ field: '', message: LIKE_ARCHIVED });
    const keys = await stage(id, sheet, rows, context, trx);
    await Import.query(trx)
      .patch({ rowsRead: from + rows.length })
      .findById(id);
    await noteChanged(trx, 'imports', [id]);
    return keys;
  });
}

const LIKE_ARCHIVED = {
  es: 'Se parece a un registro archivado: quizá prefiera reactivarlo',
  en: 'It is like an archived record: you may want to restore that one',
};
