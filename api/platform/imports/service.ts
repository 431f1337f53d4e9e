import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { all, type Rule } from '../../core/auth/policy.ts';
import type { Locale } from '../../shared/words.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Export } from '../../core/export/Export.ts';
import type { Storage } from '../../core/files/storage.ts';
import { type DateOrder, usualOrder } from '../../core/import/sheet/dateOrder.ts';
import { fileWithResults } from '../../core/import/downloads/fileWithResults.ts';
import { Import } from '../../core/import/file/Import.ts';
import { headingsOf } from '../../core/import/downloads/findings.ts';
import type { DoubtfulRows } from '../../core/import/reading/format.ts';
import { readAgain } from '../../core/import/passes/read.ts';
import { unstage } from '../../core/import/passes/staging.ts';
import { IMPORTS } from '../../core/import/run.ts';
import type { Column } from '../../core/import/sheet/sheet.ts';
import { sheetOf } from '../../core/import/sheet/sheets.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { records } from '../../core/records/records.ts';
import { amend } from '../../core/records/writing/save.ts';
import { importPolicy } from './policy.ts';
import { importView } from './view.ts';

export const { list, find } = records<Schemas['Import'], object, object>(importView);

/** Locks an import, authorizes the action on it, for a user who may import its records, and runs the work. */
export function act(
  actor: Actor,
  id: string,
  rule: Rule<Schemas['Import']>,
  work: (file: Import, trx: Transaction) => Promise<void>,
): Promise<void> {
  const lock = async (trx: Transaction) => {
    const file = await lockWithin(Import, importPolicy.visible(actor), id, trx);
    return { file, record: await find(importPolicy.visible(actor), id, trx) };
  };
  return actOn(Import, { actor, rule: all(mayImport, rule), lock }, ({ file }, trx) =>
    work(file, trx),
  );
}

/** Whether the user may import records of the import's resource. */
export function mayImport(actor: Actor, file?: Schemas['Import']): boolean {
  return !file || sheetOf(file.resource).load(actor) === true;
}

/**
 * Lets the rows of a checked file be written, in the name of this user; a file of which rows are left out is read again
 * without them.
 */
export async function confirm(
  { id, format, rowsTotal }: Import,
  actor: Actor,
  { existing = 'skip', leaveOut = [] }: Schemas['ImportConfirmation'],
  trx: Transaction,
): Promise<void> {
  const { leftOut, rows } = rowsLeftOut(format.doubtful, leaveOut);
  const status = rows > 0 ? 'reading' : 'running';
  const rest = rows > 0 && { format: { ...format, leftOut }, rowsTotal: rowsTotal - rows };
  await amend(Import, id, { status, isConfirmed: true, existing, actor, ...rest }, { trx });
  if (rows > 0) await readAgain(id, trx);
  await enqueue(trx, IMPORTS, { importId: id });
}

/** The rows of these kinds that a file has, and their number. */
function rowsLeftOut(
  { hidden = 0, totals = null, isTotalsHidden = false }: Partial<DoubtfulRows> = {},
  leaveOut: ('hidden' | 'totals')[],
) {
  const withoutHidden = hidden > 0 && leaveOut.includes('hidden');
  const withoutTotals = totals !== null && leaveOut.includes('totals');
  const isCounted = withoutTotals && !(withoutHidden && isTotalsHidden);
  return {
    leftOut: { ...(withoutHidden && { hidden: true }), ...(withoutTotals && { totals }) },
    rows: (withoutHidden ? hidden : 0) + (isCounted ? 1 : 0),
  };
}

/** Fixes the order of day and month in a file's dates; reads the file again if it was read in the other one. */
export async function chooseDates(
  { id, language, dateOrder }: Import,
  order: DateOrder,
  trx: Transaction,
): Promise<void> {
  const isRead = (dateOrder ?? usualOrder(language)) === order;
  const status = isRead ? 'ready' : 'reading';
  await amend(Import, id, { dateOrder: order, openDate: null, status }, { trx });
  if (isRead) return;
  await readAgain(id, trx);
  await enqueue(trx, IMPORTS, { importId: id });
}

/** Ends an import of which nothing was written, and deletes its checked rows. */
export async function cancel({ id }: Import, now: Date, trx: Transaction): Promise<void> {
  await amend(Import, id, { status: 'cancelled', finishedAt: now.toISOString() }, { trx });
  await unstage([id], trx);
}

/** The columns of the template of an import. */
export function columnsOf(file: Import): Promise<Column[]> {
  const { resource, actor, targetCompanyId, details } = file;
  return sheetOf(resource).columns(actor, targetCompanyId, details ?? undefined);
}

/** The original file, or only its refused rows, with a column for the errors and warnings of each row. */
export async function file(
  id: string,
  storage: Storage,
  locale: Locale,
  rows: 'failed' | 'all' = 'failed',
): Promise<Export> {
  const file = (await Import.query().findById(id)) as Import;
  return fileWithResults(file, storage, {
    locale,
    rows,
    headings: headingsOf(await columnsOf(file)),
  });
}
