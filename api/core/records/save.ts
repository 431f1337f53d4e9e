import { raw, type Transaction } from 'objection';
import { Refusal } from '../http/errors.ts';
import type { View } from '../list/view.ts';
import { insertNoted, type Lists, updateNoted } from './changes.ts';
import { columnsOf, type Entity, type Key, type KeyOf } from './Entity.ts';

/**
 * Adds a record, notes it in its history, and answers its id; the database fills in what is not given.
 * `lists` are fields that lie in tables of their own.
 */
export function add(
  model: typeof Entity,
  values: object,
  trx?: Transaction,
  lists: Lists = {},
): Promise<string> {
  return insertNoted(model, model.query(trx).insert(values), lists, trx);
}

interface Amendment {
  ifMatch?: number | undefined;
  trx?: Transaction;
  lists?: Lists;
}

/**
 * Changes one record, counts its version up and notes the difference in its history. With `ifMatch` the
 * change is refused with 412 when the record is no longer at that version, so that of two edits none is
 * lost unseen.
 */
export async function amend<M extends typeof Entity>(
  model: M,
  key: KeyOf<M>,
  changes: object,
  amendment: Amendment = {},
): Promise<void> {
  await changed(model, 'id', key, changes, amendment);
}

/** Amends a record and answers it as the view shows it, in the same statement. */
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
  const row = await updateNoted<Row>(model, { found, update, action, fields, shown }, lists, trx);
  if (!row) throw new Refusal('PRECONDITION_FAILED');
  return row;
}

function isArchived({ archivedAt, status }: { archivedAt?: unknown; status?: unknown }) {
  return Boolean(archivedAt) || status === 'archived';
}
