import type { Transaction } from 'objection';
import type { Scope } from '../../auth/policy.ts';
import { Refusal } from '../../errors/errors.ts';
import { rowsOf } from '../../list/narrow.ts';
import { dialect } from '../../sql/dialect/index.ts';
import type { Statement } from '../../sql/statement.ts';
import { columnOf, view, type View } from '../../sql/view.ts';
import { insertWithChange, type Lists, updateWithChange } from './writeChanges.ts';
import { writeAndNote } from './noted.ts';
import { columnsOf, type Entity, type Key, type KeyOf } from '../../sql/Entity.ts';

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
  return (await addRecord(idOf(model), values, trx, lists)).id;
}

/** Like `add`, and returns the new record as the view shows it, in the same statement. */
export function addShown<Row>(view: View<Row>, values: object, trx?: Transaction): Promise<Row> {
  return addRecord(view, values, trx);
}

interface Amendment {
  ifMatch?: number | undefined;
  trx?: Transaction | undefined;
  lists?: Lists | undefined;
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
  await amendShown(idOf(model), key, changes, amendment);
}

/** Like `amend`, and returns the changed record as the view shows it, in the same statement. */
export async function amendShown<Row>(
  view: View<Row>,
  key: Key,
  changes: object,
  amendment: Amendment = {},
): Promise<Row> {
  const { model } = view;
  const columns = Object.entries(columnsOf(model, key));
  const where = columns.map(([name], at) => `${columnIn(model, name)} = $${at + 1}`);
  const text = `from "${model.tableName}" where ${where.join(' and ')}`;
  const values = columns.map(([, value]) => value);
  const statement = dialect().withScope({ text, values }, [columnsOf(model, key)]);
  const row = await changeRecord(view, statement, changes, amendment);
  if (!row) throw new Refusal('PRECONDITION_FAILED');
  return row;
}

/**
 * Changes one record within the scope like `amendShown`, without reading it before; returns undefined when the scope does
 * not show it or it is no longer at version `ifMatch`.
 */
export function amendWithin<Row>(
  view: View<Row>,
  scope: Scope,
  id: string,
  changes: object,
  amendment: Amendment = {},
): Promise<Row | undefined> {
  const rows = rowsOf(view, scope);
  const { text, values } = rows;
  const isId = `${columnIn(view.model, 'id')} = $${values.length + 1}`;
  const statement = { ...rows, text: `${text} and ${isId}`, values: [...values, id] };
  return changeRecord(view, statement, changes, amendment);
}

async function changeRecord<Row>(
  view: View<Row>,
  statement: Statement,
  fields: object,
  { ifMatch, trx, lists = {} }: Amendment,
): Promise<Row | undefined> {
  const { model } = view;
  const { text, values } = statement;
  const isMatch = `${columnIn(model, 'version')} = $${values.length + 1}`;
  const matching =
    ifMatch === undefined
      ? statement
      : { ...statement, text: `${text} and ${isMatch}`, values: [...values, ifMatch] };
  const action = isArchived(fields) ? 'archived' : 'updated';
  const update = { selection: matching, fields, action } as const;
  const writeResult = await writeAndNote(model, action, trx, (within) =>
    updateWithChange<Row & { id: string }>(view, update, lists, within),
  );
  return writeResult?.body;
}

async function addRecord<Row>(
  view: View<Row>,
  values: object,
  trx?: Transaction,
  lists: Lists = {},
) {
  const { model } = view;
  const { body } = await writeAndNote(model, 'created', trx, (within) =>
    insertWithChange<Row & { id: string }>(view, values, lists, within),
  );
  return body;
}

/** The view of a record that shows its id only. */
function idOf(model: typeof Entity): View<{ id: string }> {
  const idView = ids.get(model) ?? view<{ id: string }>(model, { id: '@' });
  ids.set(model, idView);
  return idView;
}

const ids = new WeakMap<typeof Entity, View<{ id: string }>>();

function columnIn({ tableName }: typeof Entity, field: string): string {
  return `"${tableName}"."${columnOf(field)}"`;
}

function isArchived({ archivedAt, status }: { archivedAt?: unknown; status?: unknown }) {
  return Boolean(archivedAt) || status === 'archived';
}
