import type { Transaction } from 'objection';
import { fromDatabase } from '../../errors/databaseErrors.ts';
import { Refusal } from '../../errors/errors.ts';
import { inTransaction } from '../../sql/transaction.ts';
import type { ExistingRows } from '../file/Import.ts';
import { insertMany } from '../../records/writing/insertMany.ts';
import { findRepeats } from './findRepeats.ts';
import { errorsOfRefusal } from './errorsOf.ts';
import type { SheetContext, Row, Sheet } from '../sheet/sheet.ts';

/**
 * Compares valid rows with each other and with existing records, inserts the new ones and their change records in a few
 * statements, and does with the existing ones what was chosen. When the database refuses a row, its error is added to
 * that row, and the others are written. Returns what became of each row.
 */
export async function writeRows<Values extends object>(
  sheet: Sheet<Values>,
  rows: Row<Values>[],
  existing: ExistingRows,
  context: SheetContext,
  trx: Transaction,
): Promise<Map<Row<Values>, RowResult>> {
  await sheet.compare(
    rows.filter(({ isComplete }) => isComplete),
    context,
    trx,
  );
  findRepeats(sheet, rows.filter(hasNoErrors), context);
  if (existing === 'create') rows.forEach((row) => createAnyway(sheet, row));
  const valid = rows.filter(hasNoErrors);
  const createdRows = new Set(valid.filter((row) => !row.existing || row.existing.isArchived));
  await insert(sheet, [...createdRows], context, trx);
  const others = existing === 'update' ? valid.filter((row) => !createdRows.has(row)) : [];
  const updatedRows = await updateAll(sheet, others, context, trx);
  return new Map(
    rows.map((row) => {
      if (!hasNoErrors(row)) return [row, 'failed'];
      if (createdRows.has(row)) return [row, 'created'];
      return [row, updatedRows.has(row) ? 'updated' : 'existing'];
    }),
  );
}

/** The outcome of a row. */
export type RowResult = 'created' | 'updated' | 'existing' | 'failed';

/** Whether the row has no errors. */
export function hasNoErrors({ errors }: Row<unknown>): boolean {
  for (const _ in errors) return false;
  return true;
}

/** Lets a second record of the same kind be created, unless there can be only one and it is certainly this one. */
function createAnyway<Values>({ isUnique }: Sheet<Values>, row: Row<Values>): void {
  const { existing } = row;
  if (!existing || existing.isArchived) return;
  if (existing.refusal) Object.assign(row.errors, existing.refusal);
  else if (!isUnique || existing.isLikely) delete row.existing;
}

/** Changes the existing records of these rows, in one statement where the sheet can; returns the rows that changed. */
async function updateAll<Values extends object>(
  sheet: Sheet<Values>,
  rows: Row<Values>[],
  context: SheetContext,
  trx: Transaction,
): Promise<Set<Row<Values>>> {
  const updatedRows = new Set<Row<Values>>();
  if (rows.length === 0) return updatedRows;
  if (sheet.updateMany) return sheet.updateMany(rows, context, trx);
  for (const row of rows) {
    const work = () => sheet.update(row.existing!.id, row.values, context);
    if (await isUpdated(row, work, trx)) updatedRows.add(row);
  }
  return updatedRows;
}

/** Changes the existing record of a row; adds the error if it may not be changed. Returns whether it changed. */
async function isUpdated(
  row: Row,
  work: () => Promise<boolean>,
  trx: Transaction,
): Promise<boolean> {
  try {
    return await inTransaction(trx, work);
  } catch (error) {
    row.errors = errorsOfRefusal(fromDatabase(error));
    return false;
  }
}

/**
 * Inserts the rows in one statement; if the database refuses it, inserts each half by itself, until only the row at
 * fault is left out.
 */
async function insert<Values extends object>(
  sheet: Sheet<Values>,
  rows: Row<Values>[],
  context: SheetContext,
  trx: Transaction,
): Promise<void> {
  if (rows.length === 0) return;
  try {
    await inTransaction(trx, (savepoint) => write(sheet, rows, context, savepoint));
  } catch (error) {
    const refusal = fromDatabase(error);
    if (!(refusal instanceof Refusal) || refusal.status >= 500) throw error;
    if (rows.length === 1) {
      rows[0]!.errors = errorsOfRefusal(refusal);
      return;
    }
    const half = Math.ceil(rows.length / 2);
    await insert(sheet, rows.slice(0, half), context, trx);
    await insert(sheet, rows.slice(half), context, trx);
  }
}

async function write<Values extends object>(
  { model, write: writing = {} }: Sheet<Values>,
  rows: Row<Values>[],
  context: SheetContext,
  trx: Transaction,
): Promise<void> {
  await writing.before?.(rows, context, trx);
  const records = rows.map(({ id, values }) => ({ ...values, id }));
  await insertMany(model, records, trx, writing);
  await writing.after?.(rows, context, trx);
}
