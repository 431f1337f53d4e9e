import type { QueryBuilder, Transaction } from 'objection';
import { actingKeyId, actingUserId } from '../auth/acting.ts';
import { NIL } from 'uuid';
import type { Entity } from './Entity.ts';
import { runStatement } from '../list/statement.ts';
import { columnOf } from '../list/view.ts';

/** The lists of a record that are kept in separate tables, by field, before and after a change. */
export interface Lists {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

type Query = QueryBuilder<Entity, unknown>;

/** Inserts a record and its first change in one statement; returns its id. */
export async function insertWithChange(
  model: typeof Entity,
  insert: Query,
  lists: Lists,
  trx?: Transaction,
): Promise<string> {
  const [made] = await run<{ id: string }>(model, trx, create(model), [
    insert.returning('*').toKnexQuery(),
    ...changeBindings(model, 'created'),
    columns(lists.after),
    model.unrecorded,
  ]);
  return made!.id;
}

interface Update {
  /** Selects the record to update. */
  found: Query;
  update: Query;
  action: 'updated' | 'archived';
  /** The fields that the update sets. */
  fields: string[];
  /** The select list of the row that is returned. */
  shown: string;
}

/**
 * Updates the record that `found` selects, records the changed fields and returns what `shown` selects,
 * in one statement; returns undefined when `found` selects no record.
 */
export async function updateWithChange<Row>(
  model: typeof Entity,
  { found, update, action, fields, shown }: Update,
  { before, after }: Lists,
  trx?: Transaction,
): Promise<Row | undefined> {
  const compared = fields.map(columnOf).filter((column) => !model.unrecorded.includes(column));
  const [row] = await run<{ body: Row }>(model, trx, change(model, compared, shown), [
    found.select(`${model.tableName}.*`).forUpdate().toKnexQuery(),
    update.whereRaw('id in (select id from was)').returning('*').toKnexQuery(),
    columns(before),
    columns(after),
    ...changeBindings(model, action),
  ]);
  return row?.body;
}

const create = (model: typeof Entity) => `
  with made as (?), recorded as (
    insert into changes (company_id, entity, entity_id, version, user_id, api_key_id, action, before, after)
    select ${companyOfChange(model)}, ?, id, version, ?, ?, ?, '{}', jsonb_strip_nulls(to_jsonb(made) || ?::jsonb) - ?::text[] from made)
  select id from made`;

/** The select list `shown` reads from the changed row under the table's name, so that it returns the new values. */
const change = (model: typeof Entity, columns: string[], shown: string) => `
  with was as ?, changed as (?), compared as (
    select changed.id, changed.version, ${companyOfChange(model, 'changed.')} as company_id,
      ${object('was', columns)} || ?::jsonb as before, ${object('changed', columns)} || ?::jsonb as after
    from was, changed),
  recorded as (
    insert into changes (company_id, entity, entity_id, version, user_id, api_key_id, action, before, after)
    select company_id, ?, id, version, ?, ?, ?, difference(before, after), difference(after, before)
    from compared where before <> after)
  select to_json(shown) as body
  from (select ${shown.replaceAll('?', '\\?')} from changed as "${model.tableName}") as shown`;

/** SQL for the company id of a change; the nil UUID outside the quoting side. */
export function companyOfChange({ hasCompanyKey }: typeof Entity, row = ''): string {
  return hasCompanyKey ? `${row}company_id` : `'${NIL}'::uuid`;
}

/** SQL for a JSON object of columns; joined from one object per column, because Postgres functions take at most 100 arguments. */
function object(row: string, names: string[]) {
  const pairs = names.map((name) => `jsonb_build_object('${name}', ${row}."${name}")`);
  return ["'{}'::jsonb", ...pairs].join(' || ');
}

function run<Row>(
  model: typeof Entity,
  trx: Transaction | undefined,
  sql: string,
  bindings: unknown[],
): Promise<Row[]> {
  const db = trx ?? model.knex();
  const { sql: text, bindings: values } = db
    .raw(sql, bindings as never)
    .toSQL()
    .toNative();
  return runStatement<Row>(db, { text, values });
}

function changeBindings(model: typeof Entity, action: string) {
  return [model.tableName, actingUserId(), actingKeyId(), action];
}

function columns(fields: Record<string, unknown> = {}) {
  const entries = Object.entries(fields).map(([name, value]) => [columnOf(name), value]);
  return JSON.stringify(Object.fromEntries(entries));
}
