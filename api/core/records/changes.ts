import type { QueryBuilder, Transaction } from 'objection';
import { actingUserId } from '../auth/acting.ts';
import { NIL } from 'uuid';
import type { Entity } from './Entity.ts';
import { runStatement } from '../list/statement.ts';
import { columnOf } from '../list/view.ts';

/** Lists of a record that lie in tables of their own, as they were and as they become, by field. */
export interface Lists {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

type Query = QueryBuilder<Entity, unknown>;

/** Inserts a record and notes it in its history, in one statement; answers its id. */
export async function insertNoted(
  model: typeof Entity,
  insert: Query,
  lists: Lists,
  trx?: Transaction,
): Promise<string> {
  const [made] = await run<{ id: string }>(model, trx, create(model), [
    insert.returning('*').toKnexQuery(),
    ...what(model, 'created'),
    columns(lists.after),
    model.unnoted,
  ]);
  return made!.id;
}

interface Update {
  found: Query;
  update: Query;
  action: 'updated' | 'archived';
  /** The fields that it sets. */
  fields: string[];
  /** The select list of what is answered. */
  shown: string;
}

/**
 * Updates the record that `found` selects, notes which of the fields became different and answers what `shown` selects
 * of it, in one statement; nothing where there was none.
 */
export async function updateNoted<Row>(
  model: typeof Entity,
  { found, update, action, fields, shown }: Update,
  { before, after }: Lists,
  trx?: Transaction,
): Promise<Row | undefined> {
  const noted = fields.map(columnOf).filter((column) => !model.unnoted.includes(column));
  const [row] = await run<{ body: Row }>(model, trx, change(model, noted, shown), [
    found.select(`${model.tableName}.*`).forUpdate().toKnexQuery(),
    update.whereRaw('id in (select id from was)').returning('*').toKnexQuery(),
    columns(before),
    columns(after),
    ...what(model, action),
  ]);
  return row?.body;
}

const create = (model: typeof Entity) => `
  with made as (?), noted as (
    insert into changes (company_id, entity, entity_id, version, user_id, action, before, after)
    select ${companyOfChange(model)}, ?, id, version, ?, ?, '{}', jsonb_strip_nulls(to_jsonb(made) || ?::jsonb) - ?::text[] from made)
  select id from made`;

/** The changed row stands in for its table, so that what is shown of it is what it has become. */
const change = (model: typeof Entity, noted: string[], shown: string) => `
  with was as ?, changed as (?), compared as (
    select changed.id, changed.version, ${companyOfChange(model, 'changed.')} as company_id,
      ${object('was', noted)} || ?::jsonb as before, ${object('changed', noted)} || ?::jsonb as after
    from was, changed),
  noted as (
    insert into changes (company_id, entity, entity_id, version, user_id, action, before, after)
    select company_id, ?, id, version, ?, ?, difference(before, after), difference(after, before)
    from compared where before <> after)
  select to_json(shown) as body
  from (select ${shown.replaceAll('?', '\\?')} from changed as "${model.tableName}") as shown`;

/** SQL: the company that a change of a record is kept under; the nil UUID outside the quoting side. */
export function companyOfChange({ hasCompanyKey }: typeof Entity, row = ''): string {
  return hasCompanyKey ? `${row}company_id` : `'${NIL}'::uuid`;
}

/** Postgres takes no more than 100 arguments, so each column is an object of its own. */
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

function what(model: typeof Entity, action: string) {
  return [model.tableName, actingUserId(), action];
}

function columns(fields: Record<string, unknown> = {}) {
  const entries = Object.entries(fields).map(([name, value]) => [columnOf(name), value]);
  return JSON.stringify(Object.fromEntries(entries));
}
