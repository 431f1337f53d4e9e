import { raw, type Transaction } from 'objection';
import { noteChanged } from '../announcements/changes.ts';
import { Refusal } from '../http/errors.ts';
import type { View } from '../list/view.ts';
import { insertWithChange, type Lists, updateWithChange } from './writeChanges.ts';
import { columnsOf, type Entity, type Key, type KeyOf } from './Entity.ts';

/**
 * Adds a record, records the change, and returns its id; the database fills in missing columns. `lists` are the fields
 * that are kept in separate tables.
 */
export async function add(
  model: typeof Entity,
  values: object,
  trx?: Transaction,
  lists: Lists = {},
): Promise<string> {
  const id = await insertWithChange(model, model.query(trx).insert(values), lists, trx);
  noteChanged(trx ?? model.knex(), model.tableName, [id]);
  return id;
}

interface Amendment {
  ifMatch?: number | undefined;
  trx?: Transaction;
  lists?: Lists;
}

/**
 * Changes one record, increments its version and records the changed fields. With `ifMatch`, throws 412
 * when the record is no longer at that version, so that no simultaneous edit is overwritten.
 */
export async function amend<M extends typeof Entity>(
  model: M,
  key: KeyOf<M>,
  changes: object,
  amendment: Amendment = {},
): Promise<void> {
  await changed(model, 'id', key, changes, amendment);
}

/** Like `amend`, and returns the changed record as the view shows it, in the same statement. */
export function amendShown<Row>(
  { model, sql }: View<Row>,
  key: Key,
  changes: object,
  amendment: Amendment = {},
): Promise<Row> {
  return changed<Row>(model, sql, key, changes, amendment);
}

async function changed<Row>(
  model: typeof Entity,
  shown: string,
  key: Key,
  changes: object,
  { ifMatch, trx, lists = {} }: Amendment,
): Promise<Row> {
  const columns = columnsOf(model, key);
  const found = model.query(trx).where(columns);
  if (ifMatch !== undefined) found.where('version', ifMatch);
  const counted: Record<string, unknown> = {
    ...changes,
    version: raw('version + 1'),
    updatedAt: raw('now()'),
  };
  const update = model.query(trx).patch(counted).where(columns);
  const action = isArchived(changes) ? 'archived' : 'updated';
  const fields = Object.keys(counted).filter((name) => counted[name] !== undefined);
  const row = await updateWithChange<Row>(
    model,
    { found, update, action, fields, shown },
    lists,
    trx,
  );
  if (!row) throw new Refusal('PRECONDITION_FAILED');
  noteChanged(trx ?? model.knex(), model.tableName, [columns.id]);
  return row;
}

function isArchived({ archivedAt, status }: { archivedAt?: unknown; status?: unknown }) {
  return Boolean(archivedAt) || status === 'archived';
}
