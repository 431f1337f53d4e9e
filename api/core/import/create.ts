import type { Transaction } from 'objection';
import { fromDatabase } from '../records/databaseErrors.ts';
import { Refusal } from '../http/errors.ts';
import { inTransaction } from '../records/transaction.ts';
import { insertMany } from './insertMany.ts';
import { errorsIn } from './prepare.ts';
import type { SheetContext, Row, Sheet } from './sheet.ts';

/**
 * Makes records of the rows that have no error, with their changes, in a few statements. A row that the database
 * refuses gets its errors and holds up no other.
 */
export async function createRows<Values extends object>(
  sheet: Sheet<Values>,
  rows: Row<Values>[],
  context: SheetContext,
  trx: Transaction,
): Promise<void> {
  await sheet.compare(rows.filter(isFine), context, trx);
  await insert(sheet, rows.filter(isCreated), context, trx);
}

/** Whether nothing is wrong with the row. */
export function isFine({ errors }: Row<unknown>): boolean {
  return Object.keys(errors).length === 0;
}

/** Whether the row becomes a record: nothing is wrong with it, and it is not there already. */
export function isCreated(row: Row<unknown>): boolean {
  return isFine(row) && !row.isUnchanged;
}

/** Refused as a whole, halves are tried, down to the row that is to blame. */
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
      rows[0]!.errors = errorsIn(refusal);
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
