import type { Transaction } from 'objection';
import { fromDatabase } from '../records/databaseErrors.ts';
import { Refusal } from '../http/errors.ts';
import { inTransaction } from '../records/transaction.ts';
import { insertMany } from './insertMany.ts';
import { errorsOfRefusal } from './prepare.ts';
import type { SheetContext, Row, Sheet } from './sheet.ts';

/**
 * Inserts the rows without errors and their change records, in a few statements. When the database refuses a row, its
 * error is added to that row, and the others are inserted.
 */
export async function createRows<Values extends object>(
  sheet: Sheet<Values>,
  rows: Row<Values>[],
  context: SheetContext,
  trx: Transaction,
): Promise<void> {
  await sheet.compare(rows.filter(hasNoErrors), context, trx);
  await insert(sheet, rows.filter(isCreated), context, trx);
}

/** Whether the row has no errors. */
export function hasNoErrors({ errors }: Row<unknown>): boolean {
  return Object.keys(errors).length === 0;
}

/** Whether the row becomes a new record: it has no errors, and its record does not exist already. */
export function isCreated(row: Row<unknown>): boolean {
  return hasNoErrors(row) && !row.isUnchanged;
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
  const records = rows.map(({ id, values }) => split({ ...values, id }, writing));
  await insertMany(model, records, trx);
  await writing.after?.(rows, context, trx);
}

type Apart = Pick<NonNullable<Sheet['write']>, 'lists' | 'records'>;

function split(all: object, { lists = [], records = [] }: Apart) {
  const entries = Object.entries(all);
  const given = entries.filter(([name, value]) => value !== undefined && !records.includes(name));
  return {
    values: Object.fromEntries(given.filter(([name]) => !lists.includes(name))),
    lists: Object.fromEntries(given.filter(([name]) => lists.includes(name))),
  };
}
