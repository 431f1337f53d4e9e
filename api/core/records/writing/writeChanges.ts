import type { Transaction } from 'objection';
import { actingKeyId, actingUserId } from '../../auth/acting.ts';
import { createMemo } from '../../sql/memo.ts';
import { runStatement, type Statement } from '../../sql/statement.ts';
import { columnOf } from '../../sql/view.ts';
import { change, insertion, type RowFields } from './changeSql.ts';
import type { Owners } from '../../announcements/recorder.ts';
import { boundValues, columnsKey, columnValues } from './columnValues.ts';
import type { Entity } from '../../sql/Entity.ts';

/** The lists of a record that are kept in separate tables, by field, before and after a change. */
export interface Lists {
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

/** The returned fields of a written record, and its owners before and after, where a caller asks for them. */
export interface WriteResult<Row> {
  body: Row;
  before?: Owners;
  after?: Owners;
}

/** Where a record is written: in a transaction or alone, so that its statement records the change for those who follow it. */
export interface Within {
  trx?: Transaction | undefined;
  isAlone: boolean;
}

/** Inserts a record and its first change and returns what is shown of it, in one statement. */
export async function insertWithChange<Row>(
  fieldsToReturn: RowFields,
  fields: object,
  { after }: Lists,
  { trx, isAlone }: Within,
): Promise<WriteResult<Row>> {
  const { model } = fieldsToReturn;
  const columns = columnValues(model, fields);
  const lists = after ? [asColumns(after)] : [];
  const hasLists = lists.length > 0;
  const key = `${columnsKey(columns)} ${hasLists} ${isAlone}`;
  const { text } = texts(model, fieldsToReturn, key, () =>
    insertion(fieldsToReturn, { columns, hasLists, isAlone }),
  );
  const values = [...boundValues(columns), ...lists, ...changeValues(model, 'created')];
  const [made] = await runStatement<WriteResult<Row>>(trx ?? model.knex(), { text, values });
  return made!;
}

interface Update {
  /** The `from … where …` of the record to update. */
  selection: Statement;
  fields: object;
  action: 'updated' | 'archived';
}

/**
 * Updates the record that `selection` finds, increments its version, records the changed fields and returns what is shown
 * of it, in one statement; returns undefined when `selection` finds no record.
 */
export async function updateWithChange<Row>(
  fieldsToReturn: RowFields,
  { selection, fields, action }: Update,
  { before, after }: Lists,
  { trx, isAlone }: Within,
): Promise<WriteResult<Row> | undefined> {
  const { model } = fieldsToReturn;
  const columns = columnValues(model, fields);
  const listNames = Object.keys({ ...before, ...after }).map(columnOf);
  const alone = isAlone && action;
  const key = `${columnsKey(columns)} ${listNames.join()} ${alone} ${selection.company} ${selection.text}`;
  const one = { columns, listNames, selection, action, isAlone };
  const { text } = texts(model, fieldsToReturn, key, () => change(fieldsToReturn, one));
  const values = [
    ...[...selection.values, ...boundValues(columns)],
    ...(listNames.length > 0 ? [asColumns(before), asColumns(after)] : []),
    ...changeValues(model, action),
  ];
  const [changed] = await runStatement<WriteResult<Row>>(trx ?? model.knex(), { text, values });
  return changed;
}

/** The texts of statements by model, what is shown, and what is written. */
const texts = createMemo<{ text: string }>();

function changeValues(model: typeof Entity, action: string) {
  return [model.tableName, actingUserId(), actingKeyId(), action];
}

function asColumns(fields: Record<string, unknown> = {}) {
  const entries = Object.entries(fields).map(([name, value]) => [columnOf(name), value]);
  return JSON.stringify(Object.fromEntries(entries));
}
