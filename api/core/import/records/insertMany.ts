import { LRUCache } from 'lru-cache';
import type { Transaction } from 'objection';
import { noteChanged } from '../../announcements/changes.ts';
import { actingKeyId, actingUserId } from '../../auth/acting.ts';
import { companyOfChange } from '../../records/writeChanges.ts';
import type { Entity } from '../../records/Entity.ts';
import { runStatement } from '../../list/statement.ts';
import { columnOf } from '../../list/view.ts';
import { type Column, columnsOf, type TableColumns } from './tableColumns.ts';

/** A record to insert: its id and its other values by field. */
export type NewRecord = { id: string } & Record<string, unknown>;

/** Fields that are no columns of the record's table. */
export interface Apart {
  /** Fields that are stored in other tables, and recorded in the record's change. */
  lists?: readonly string[];
  /** Fields that are records of their own, which are not inserted here. */
  records?: readonly string[];
}

/**
 * Inserts records and the change record of each in one statement; the database fills in defaults. The statement names
 * only the columns that some record fills, because a table has many that a file leaves empty.
 */
export async function insertMany(
  model: typeof Entity,
  records: NewRecord[],
  trx: Transaction,
  apart: Apart = {},
): Promise<void> {
  if (records.length === 0) return;
  const { rows, filled, hasLists } = inColumns(records, apart);
  const table = await columnsOf(model.tableName, trx);
  const values = [
    JSON.stringify(rows),
    model.tableName,
    actingUserId(),
    actingKeyId(),
    JSON.stringify(constantsOf(model, table, filled)),
  ];
  await runStatement(trx, { text: statementFor(model, table, filled, hasLists), values });
  const ids = records.map(({ id }) => id);
  noteChanged(trx, model.tableName, ids);
}

/** The input column with the fields that are stored in other tables. */
const LISTS = '_lists';

type InColumns = { rows: object[]; filled: string[]; hasLists: boolean };

/** The records by the names of their columns, without empty values, and the columns that some record fills. */
function inColumns(records: NewRecord[], { lists = [], records: own = [] }: Apart): InColumns {
  const names = new Map<string, string>();
  const filled = new Set<string>();
  let hasLists = false;
  const rows = records.map((record) => {
    const row: Record<string, unknown> = {};
    for (const field in record) {
      const value = record[field];
      if (value === undefined || value === null || own.includes(field)) continue;
      let name = names.get(field);
      if (!name) names.set(field, (name = columnOf(field)));
      if (lists.includes(field)) {
        row[LISTS] = { ...(row[LISTS] as object | undefined), [name]: value };
        hasLists = true;
      } else {
        row[name] = value;
        filled.add(name);
      }
    }
    return row;
  });
  return { rows, filled: [...filled].toSorted(), hasLists };
}

const statements = new LRUCache<string, string>({ max: 100 });

function statementFor(
  model: typeof Entity,
  table: TableColumns,
  filled: string[],
  hasLists: boolean,
): string {
  const key = `${model.tableName} ${hasLists} ${filled.join()}`;
  const known = statements.get(key) ?? statement(model, table, filled, hasLists);
  statements.set(key, known);
  return known;
}

function statement(
  model: typeof Entity,
  { columns }: TableColumns,
  filled: string[],
  hasLists: boolean,
): string {
  const given = columns.filter(({ name }) => filled.includes(name));
  const types = given.map(({ name, type }) => `"${name}" ${type}`);
  const values = given.map(({ name, fallback }) =>
    fallback ? `coalesce(input."${name}", ${fallback})` : `input."${name}"`,
  );
  const shown = columns.filter(
    (column) => !isUnrecorded(model, column) && !isConstant(column, filled),
  );
  const pairs = shown.map(({ name }) => `'${name}', made."${name}"`);
  const keys = model.hasCompanyKey ? ['id', 'company_id'] : ['id'];
  return `
    with input as materialized (select * from json_to_recordset($1::json)
      as row (${[...types, `${LISTS} jsonb`].join(', ')})),
    made as (insert into "${model.tableName}" (${quoted(given.map(({ name }) => name))}) select ${values.join(', ')} from input
      returning ${quoted(new Set([...keys, 'version', ...shown.map(({ name }) => name)]))})
    insert into changes (company_id, entity, entity_id, version, user_id, api_key_id, action, before, after)
    select ${companyOfChange(model, 'made.')}, $2, made.id, made.version, $3::uuid, $4::uuid, 'created', '{}',
      jsonb_strip_nulls($5::jsonb || ${objectOf(pairs)} ${hasLists ? `|| coalesce(input.${LISTS}, '{}')` : ''})
    from made ${hasLists ? `join input on ${keys.map((name) => `input."${name}" = made."${name}"`).join(' and ')}` : ''}`;
}

/** Postgres functions take at most 100 arguments. */
const PAIRS = 50;

function objectOf(pairs: string[]): string {
  const parts = Array.from({ length: Math.ceil(pairs.length / PAIRS) }, (_, part) =>
    pairs.slice(part * PAIRS, (part + 1) * PAIRS),
  );
  return parts.map((part) => `jsonb_build_object(${part.join(', ')})`).join(' || ') || `'{}'`;
}

function quoted(names: Iterable<string>) {
  return [...names].map((name) => `"${name}"`).join(', ');
}

/** The values of the columns that no record fills and that are the same in each, for the change records. */
function constantsOf(model: typeof Entity, { columns, constants }: TableColumns, filled: string[]) {
  const same = columns.filter(
    (column) => isConstant(column, filled) && !isUnrecorded(model, column),
  );
  return Object.fromEntries(same.map(({ name }) => [name, constants[name]]));
}

function isConstant({ name, isFixed }: Column, filled: string[]): boolean {
  return isFixed && !filled.includes(name);
}

function isUnrecorded({ unrecorded }: typeof Entity, { name }: Column): boolean {
  return unrecorded.includes(name);
}
