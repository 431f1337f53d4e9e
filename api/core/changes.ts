import type { QueryBuilder, Transaction } from 'objection';
import { actingUserId } from './acting.ts';
import type { Entity } from './Entity.ts';
import { columnOf } from './list/view.ts';

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
  const rows = await run(model, trx, CREATE, [
    insert.returning('*').toKnexQuery(),
    ...what(model, 'created'),
    columns(lists.after),
    model.unnoted,
  ]);
  return rows[0]!.id;
}

/**
 * Updates the record that `found` selects and notes what became different, in one statement; answers
 * whether there was one. `update` is without its condition.
 */
export async function updateNoted(
  model: typeof Entity,
  { found, update, action }: { found: Query; update: Query; action: 'updated' | 'archived' },
  { before, after }: Lists,
  trx?: Transaction,
): Promise<boolean> {
  const rows = await run(model, trx, CHANGE, [
    found.select(`${model.tableName}.*`).forUpdate().toKnexQuery(),
    update.whereRaw('id in (select id from was)').returning('*').toKnexQuery(),
    columns(before),
    columns(after),
    model.unnoted,
    ...what(model, action),
  ]);
  return rows.length > 0;
}

const CREATE = `
  with made as (?), noted as (
    insert into changes (entity, entity_id, version, user_id, action, before, after)
    select ?, id, version, ?, ?, '{}', jsonb_strip_nulls(to_jsonb(made) || ?::jsonb) - ?::text[] from made)
  select id from made`;

const CHANGE = `
  with was as ?, changed as (?), compared as (
    select changed.id, changed.version,
      (to_jsonb(was) || ?::jsonb) - unnoted as before, (to_jsonb(changed) || ?::jsonb) - unnoted as after
    from was, changed, cast(? as text[]) as unnoted),
  noted as (
    insert into changes (entity, entity_id, version, user_id, action, before, after)
    select ?, id, version, ?, ?, difference(before, after), difference(after, before)
    from compared where before <> after)
  select id from changed`;

async function run(
  model: typeof Entity,
  trx: Transaction | undefined,
  sql: string,
  bindings: unknown[],
): Promise<{ id: string }[]> {
  const { rows } = await (trx ?? model.knex()).raw(sql, bindings as never);
  return rows;
}

function what(model: typeof Entity, action: string) {
  return [model.tableName, actingUserId(), action];
}

function columns(fields: Record<string, unknown> = {}) {
  const entries = Object.entries(fields).map(([name, value]) => [columnOf(name), value]);
  return JSON.stringify(Object.fromEntries(entries));
}
