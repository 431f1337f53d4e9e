import type { Transaction } from 'objection';
import { NIL } from 'uuid';
import { actingKeyId, actingUserId } from '../../auth/acting.ts';
import { createMemo } from '../../list/memo.ts';
import { inCompany } from '../../list/oneCompany.ts';
import { runStatement, type Statement } from '../../list/statement.ts';
import { columnOf } from '../../list/view.ts';
import { boundValues, columnsKey, columnValues, type ColumnValue } from './columnValues.ts';
import type { Entity } from '../Entity.ts';
import { equalEntries, objectOf } from './jsonSql.ts';

/** The lists of a record that are kept in separate tables, by field, before and after a change. */
export interface Lists {
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

/** What is returned of a written record: the select list `sql`, as of a view. */
export interface Shown {
  readonly model: typeof Entity;
  readonly sql: string;
}

/** Inserts a record and its first change and returns what is shown of it, in one statement. */
export async function insertWithChange<Row>(
  shown: Shown,
  fields: object,
  { after }: Lists,
  trx?: Transaction,
): Promise<Row> {
  const { model } = shown;
  const columns = columnValues(model, fields);
  const lists = after ? [asColumns(after)] : [];
  const key = `${columnsKey(columns)} ${lists.length}`;
  const { text } = texts(model, shown, key, () => insertion(shown, columns, lists.length > 0));
  const values = [...boundValues(columns), ...lists, ...changeValues(model, 'created')];
  const [made] = await runStatement<{ body: Row }>(trx ?? model.knex(), { text, values });
  return made!.body;
}

interface Update {
  /** The `from … where …` of the record to update. */
  found: Statement;
  fields: object;
  action: 'updated' | 'archived';
}

/**
 * Updates the record that `found` selects, increments its version, records the changed fields and returns what is shown
 * of it, in one statement; returns undefined when `found` selects no record.
 */
export async function updateWithChange<Row>(
  shown: Shown,
  { found, fields, action }: Update,
  { before, after }: Lists,
  trx?: Transaction,
): Promise<Row | undefined> {
  const { model } = shown;
  const columns = columnValues(model, fields);
  const listed = Object.keys({ ...before, ...after }).map(columnOf);
  const key = `${columnsKey(columns)} ${listed.join()} ${found.company} ${found.text}`;
  const { text } = texts(model, shown, key, () => change(shown, { columns, listed, found }));
  const values = [
    ...[...found.values, ...boundValues(columns)],
    ...(listed.length > 0 ? [asColumns(before), asColumns(after)] : []),
    ...changeValues(model, action),
  ];
  const [changed] = await runStatement<{ body: Row }>(trx ?? model.knex(), { text, values });
  return changed?.body;
}

/** The texts of statements by model, what is shown, and what is written. */
const texts = createMemo<{ text: string }>();

function insertion({ model, sql }: Shown, columns: ColumnValue[], hasLists: boolean) {
  const next = placeholdersAfter(0);
  const values = columns.map((column) => column.sql ?? next());
  const names = columns.map(({ name }) => `"${name}"`);
  const row = names.length > 0 ? `(${names.join()}) values (${values.join()})` : 'default values';
  const made = hasLists ? `to_jsonb(made) || ${next()}::jsonb` : 'to_jsonb(made)';
  const after = `jsonb_strip_nulls(${made}) - '{${model.unrecorded.join()}}'::text[]`;
  const text = `
  with made as (insert into "${model.tableName}" ${row} returning *),
  recorded as (
    insert into changes (${CHANGE_COLUMNS}, company_id, entity_id, version, before, after)
    select ${next()}, ${next()}, ${next()}, ${next()}, ${companyOfChange(model)}, id, version, '{}', ${after} from made)
  select to_json(shown) as body from (select ${sql} from made as "${model.tableName}") as shown`;
  return { text };
}

interface Change {
  columns: ColumnValue[];
  /** The names of the record's lists that change. */
  listed: string[];
  found: Statement;
}

/** The select list reads from the changed row under the table's name, so that it returns the new values. */
function change({ model, sql }: Shown, { columns, listed, found }: Change) {
  const next = placeholdersAfter(found.values.length);
  const table = `"${model.tableName}"`;
  const shown = inCompany(sql, model.tableName, found);
  const sets = columns.map((column) => `"${column.name}" = ${column.sql ?? next()}`);
  const compared = columns
    .map(({ name }) => name)
    .filter((name) => !model.unrecorded.includes(name));
  const same = equalEntries('before', 'after', [...compared, ...listed]);
  const lists = () => (listed.length > 0 ? ` || ${next()}::jsonb` : '');
  const text = `
  with was as (select ${table}.* ${found.text} for update of ${table}),
  changed as (
    update ${table} set ${[...sets, `version = ${table}.version + 1`, 'updated_at = now()'].join()}
    from was where ${keysEqual(model)}${isOfCompany(model, found)} returning ${table}.*),
  compared as (
    select changed.id, changed.version, ${companyOfChange(model, 'changed.')} as company_id,
      ${objectOf('was', compared)}${lists()} as before, ${objectOf('changed', compared)}${lists()} as after
    from was, changed),
  recorded as (
    insert into changes (${CHANGE_COLUMNS}, company_id, entity_id, version, before, after)
    select ${next()}, ${next()}, ${next()}, ${next()}, company_id, id, version, before - ${same}, after - ${same}
    from compared where before <> after)
  select to_json(shown) as body from (select ${shown} from changed as ${table}) as shown`;
  return { text };
}

const CHANGE_COLUMNS = 'entity, user_id, api_key_id, action';

function changeValues(model: typeof Entity, action: string) {
  return [model.tableName, actingUserId(), actingKeyId(), action];
}

/** SQL for the company id of a change; the nil UUID outside the quoting side. */
export function companyOfChange({ hasCompanyKey }: typeof Entity, row = ''): string {
  return hasCompanyKey ? `${row}company_id` : `'${NIL}'::uuid`;
}

function keysEqual({ tableName, hasCompanyKey }: typeof Entity): string {
  const keys = hasCompanyKey ? ['company_id', 'id'] : ['id'];
  return keys.map((key) => `"${tableName}"."${key}" = was."${key}"`).join(' and ');
}

/** SQL that names the company as a value, where it is known: Citus sends an update to the shard of that value only. */
function isOfCompany({ tableName }: typeof Entity, { company }: Statement): string {
  return company ? ` and "${tableName}"."company_id" = ${company}` : '';
}

function placeholdersAfter(used: number): () => string {
  return () => `$${(used += 1)}`;
}

function asColumns(fields: Record<string, unknown> = {}) {
  const entries = Object.entries(fields).map(([name, value]) => [columnOf(name), value]);
  return JSON.stringify(Object.fromEntries(entries));
}
