import type { Transaction } from 'objection';
import { actingUserId } from '../acting.ts';
import type { Entity } from '../Entity.ts';
import { ask } from '../list/statement.ts';
import { columnOf } from '../list/view.ts';

/** A record to be: its columns by field, and fields that lie in tables of their own, for its history. */
export interface NewRecord {
  values: object;
  lists?: object;
}

/** Inserts records and notes each in its history, in one statement; the database fills in what is not given. */
export async function insertMany(
  model: typeof Entity,
  records: NewRecord[],
  trx: Transaction,
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map(({ values, lists }) => ({
    ...inColumns(values),
    [LISTS]: inColumns(lists ?? {}),
  }));
  const values = [JSON.stringify(rows), model.tableName, actingUserId(), model.unnoted];
  await ask(trx, { text: await statementFor(model.tableName, trx), values });
}

const LISTS = '_lists';
const statements = new Map<string, string>();

async function statementFor(table: string, trx: Transaction): Promise<string> {
  const known = statements.get(table) ?? statement(table, await columnsOf(table, trx));
  statements.set(table, known);
  return known;
}

interface Column {
  name: string;
  type: string;
  fallback: string | null;
}

function statement(table: string, columns: Column[]): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const types = columns.map(({ name, type }) => `"${name}" ${type}`).join(', ');
  const given = columns.map(({ name, fallback }) =>
    fallback ? `coalesce(input."${name}", ${fallback})` : `input."${name}"`,
  );
  return `
    with input as materialized (select * from json_to_recordset($1::json) as row (${types}, ${LISTS} jsonb)),
    made as (insert into "${table}" (${names}) select ${given.join(', ')} from input returning *)
    insert into changes (entity, entity_id, version, user_id, action, before, after)
    select $2, made.id, made.version, $3::uuid, 'created', '{}',
      jsonb_strip_nulls(to_jsonb(made) || input.${LISTS}) - $4::text[]
    from made join input on input.id = made.id`;
}

/** The columns that may be written, with what stands in them by default; generated ones may not. */
async function columnsOf(table: string, trx: Transaction): Promise<Column[]> {
  return ask<Column>(trx, {
    text: `
      select attname as name, format_type(atttypid, atttypmod) as type, pg_get_expr(adbin, adrelid) as fallback
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
    values: [table],
  });
}

function inColumns(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnOf(name), value]));
}
