import { LRUCache } from 'lru-cache';
import type { Transaction } from 'objection';
import { noteChanged } from '../announcements/changes.ts';
import { actingKeyId, actingUserId } from '../auth/acting.ts';
import { companyOfChange } from '../records/writeChanges.ts';
import type { Entity } from '../records/Entity.ts';
import { runStatement } from '../list/statement.ts';
import { columnOf } from '../list/view.ts';

/**
 * A record to insert: its column values by field, and fields that are stored in other tables, for its change record.
 */
export interface NewRecord {
  values: object;
  lists?: object;
}

/**
 * Inserts records and the change record of each in one statement; the database fills in defaults. For the change
 * records, columns that the database stores unchanged are taken from the input, because building JSON from whole rows
 * costs as much as inserting them.
 */
export async function insertMany(
  model: typeof Entity,
  records: NewRecord[],
  trx: Transaction,
): Promise<void> {
  if (records.length === 0) return;
  const { text, kept, defaults } = await statementFor(model, trx);
  const rows = records.map(({ values, lists = {} }) => {
    const row = inColumns(values);
    return { ...row, [CHANGE]: { ...defaults, ...keptAsGiven(row, kept), ...inColumns(lists) } };
  });
  const values = [JSON.stringify(rows), model.tableName, actingUserId(), actingKeyId()];
  await runStatement(trx, { text, values });
  const ids = records.map(({ values }) => (values as { id: string }).id);
  noteChanged(trx, model.tableName, ids);
}

/** The input column with the contents of a record's change record. */
const CHANGE = '_change';

interface Insertion {
  text: string;
  /** The columns that the database stores exactly as given. */
  kept: Set<string>;
  /** The default values of the columns in `kept`. */
  defaults: object;
}

const insertions = new LRUCache<string, Insertion>({ max: 100 });

async function statementFor(model: typeof Entity, trx: Transaction): Promise<Insertion> {
  const { tableName } = model;
  const known = insertions.get(tableName) ?? (await insertion(model, trx));
  insertions.set(tableName, known);
  return known;
}

async function insertion(model: typeof Entity, trx: Transaction) {
  const { tableName, unrecorded } = model;
  const all = await columnsOf(tableName, trx);
  const shown = all.filter(({ name }) => !unrecorded.includes(name));
  const kept = shown.filter(({ isKept }) => isKept);
  const answered = shown.filter(({ isKept }) => !isKept).map(({ name }) => name);
  const written = all.filter(({ isGenerated }) => !isGenerated);
  return {
    text: statement(model, written, answered),
    kept: new Set(kept.map(({ name }) => name)),
    defaults: await defaultsOf(kept, trx),
  };
}

interface Column {
  name: string;
  type: string;
  fallback: string | null;
  isGenerated: boolean;
  isKept: boolean;
}

function statement(model: typeof Entity, columns: Column[], answered: string[]): string {
  const names = quoted(columns.map(({ name }) => name));
  const types = columns.map(({ name, type }) => `"${name}" ${type}`).join(', ');
  const given = columns.map(({ name, fallback }) =>
    fallback ? `coalesce(input."${name}", ${fallback})` : `input."${name}"`,
  );
  const keys = model.hasCompanyKey ? ['id', 'company_id'] : ['id'];
  const pairs = answered.map((name) => `|| jsonb_build_object('${name}', made."${name}")`);
  return `
    with input as materialized (select * from json_to_recordset($1::json) as row (${types}, ${CHANGE} jsonb)),
    made as (insert into "${model.tableName}" (${names}) select ${given.join(', ')} from input
      returning ${quoted(new Set([...keys, 'version', ...answered]))})
    insert into changes (company_id, entity, entity_id, version, user_id, api_key_id, action, before, after)
    select ${companyOfChange(model, 'made.')}, $2, made.id, made.version, $3::uuid, $4::uuid, 'created', '{}',
      jsonb_strip_nulls(input.${CHANGE} ${pairs.join(' ')})
    from made join input on ${keys.map((name) => `input."${name}" = made."${name}"`).join(' and ')}`;
}

function quoted(names: Iterable<string>) {
  return [...names].map((name) => `"${name}"`).join(', ');
}

/**
 * The columns of a table with their defaults. `isKept` are texts, booleans and JSON whose default is a constant, unless
 * the table has a trigger that may change them.
 */
async function columnsOf(table: string, trx: Transaction): Promise<Column[]> {
  return runStatement<Column>(trx, {
    text: `
      select name, type, case when not "isGenerated" then fallback end as fallback, "isGenerated",
        not "isGenerated" and type in ('text', 'text[]', 'boolean', 'jsonb')
        and coalesce(fallback ~ '^(true|false|''[^'']*''::(text|text..|jsonb))$', true)
        and not exists (select from pg_trigger where tgrelid = $1::regclass and tgtype & 7 = 7) as "isKept"
      from (
        select attname as name, format_type(atttypid, atttypmod) as type, attnum,
          pg_get_expr(adbin, adrelid) as fallback, attgenerated <> '' as "isGenerated"
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = $1::regclass and attnum > 0 and not attisdropped) as columns
      order by attnum`,
    values: [table],
  });
}

async function defaultsOf(columns: Column[], trx: Transaction): Promise<object> {
  const given = columns.filter(({ fallback }) => fallback);
  if (given.length === 0) return {};
  const text = given.map(({ name, fallback }) => `${fallback} as "${name}"`).join(', ');
  const [row] = await runStatement<object>(trx, { text: `select ${text}`, values: [] });
  return row!;
}

/** Without nulls, because the insert replaces them by the default. */
function keptAsGiven(row: Record<string, unknown>, kept: Set<string>): object {
  const entries = Object.entries(row);
  return Object.fromEntries(entries.filter(([name, value]) => kept.has(name) && value !== null));
}

function inColumns(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnOf(name), value]));
}
