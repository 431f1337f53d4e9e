import { LRUCache } from 'lru-cache';
import type { Entity } from '../../sql/Entity.ts';
import { companyOfChange } from './changeSql.ts';
import { columnOf } from '../../sql/view.ts';
import type { Column, TableColumns } from './tableColumns.ts';

/** Where a list of ids of a record is stored: one row for each, with the id of the record. */
export interface ListTable {
  table: string;
  owner: string;
  item: string;
}

/** The fields that are stored in other tables, and recorded in the record's change; null where they are not stored here. */
export type Lists = Readonly<Record<string, ListTable | null>>;

/** The rows that one statement inserts. */
export interface Insertion {
  model: typeof Entity;
  table: TableColumns;
  /** The columns that some record fills. */
  filledColumns: string[];
  /** The lists that some record fills. */
  lists: Lists;
  /**
   * The SELECT of the records by the names of their columns, with `_lists`, a JSON object of the lists by theirs, and the
   * number of its parameters.
   */
  source: { text: string; parameters: number };
  /** A further statement, which may read the records as `input`, and whose rows are returned. */
  ending?: string;
}

/** The name of a column of the source with the lists of a record. */
export const LISTS = '_lists';

const texts = new LRUCache<string, string>({ max: 100 });

/**
 * SQL that inserts records, their lists and the change record of each in one statement; the lists after the records, as
 * Citus checks foreign keys after each part. It names only the columns that
 * some record fills, because a table has many that a file leaves empty; the database fills in defaults. The change
 * record has the id of its record, because one more UUID takes a tenth of the time of both. Its parameters are those of
 * the source, and `changeParameters`.
 */
export function insertionText(insertion: Insertion): string {
  const { model, filledColumns: filled, lists, source } = insertion;
  const key = `${model.tableName} ${Object.keys(lists).join()} ${filled.join()} ${source.text}`;
  const text = texts.get(key) ?? textOf(insertion);
  texts.set(key, text);
  return text;
}

/** The parameters of the change records: the table, who inserts, and the values of the columns that are the same in each. */
export function changeParameters(
  { model, table: { columns, constants }, filledColumns: filled }: Omit<Insertion, 'source'>,
  userId: string | null,
  keyId: string | null,
): unknown[] {
  const same = columns.filter((one) => isConstant(one, filled) && !isUnrecorded(model, one));
  const values = Object.fromEntries(same.map(({ name }) => [name, constants[name]]));
  return [model.tableName, userId, keyId, JSON.stringify(values)];
}

function textOf({
  model,
  table: { columns },
  filledColumns: filled,
  lists,
  source,
  ending,
}: Insertion) {
  const inputColumns = columns.filter(({ name }) => filled.includes(name));
  const values = inputColumns.map(({ name, fallback }) =>
    fallback ? `coalesce(input."${name}", ${fallback})` : `input."${name}"`,
  );
  const recorded = columns.filter((one) => !isUnrecorded(model, one) && !isConstant(one, filled));
  const pairs = recorded.map(({ name }) => `'${name}', made."${name}"`);
  const keys = model.hasCompanyKey ? ['id', 'company_id'] : ['id'];
  const hasLists = Object.keys(lists).length > 0;
  const [entity, user, apiKey, constants] = [1, 2, 3, 4].map((at) => `$${source.parameters + at}`);
  const changes = `insert into changes (id, company_id, entity, entity_id, version, user_id, api_key_id, action, before, after)
    select made.id, ${companyOfChange(model, 'made.')}, ${entity}, made.id, made.version, ${user}::uuid, ${apiKey}::uuid, 'created', '{}',
      ${constants}::jsonb || jsonb_strip_nulls(${objectOf(pairs)}) ${hasLists ? `|| coalesce(input.${LISTS}, '{}')` : ''}
    from made ${hasLists ? `join input on ${keys.map((name) => `input."${name}" = made."${name}"`).join(' and ')}` : ''}`;
  return `
    with input as materialized (${source.text}),
    made as (insert into "${model.tableName}" (${quotedNames(inputColumns.map(({ name }) => name))}) select ${values.join(', ')} from input
      returning ${quotedNames(new Set([...keys, 'version', ...recorded.map(({ name }) => name)]))})
    ${Object.entries(lists).map(listInsert).join('')}
    ${ending ? `, changed as (${changes}) ${ending}` : changes}`;
}

function listInsert([field, list]: [string, ListTable | null]): string {
  if (!list) return '';
  const { table, owner, item } = list;
  const name = columnOf(field);
  return `, "${name}" as (insert into "${table}" ("${owner}", "${item}")
      select input.id, item::uuid from input, jsonb_array_elements_text(input.${LISTS}->'${name}') as item)`;
}

/** Postgres functions take at most 100 arguments. */
const PAIRS = 50;

function objectOf(pairs: string[]): string {
  const parts = Array.from({ length: Math.ceil(pairs.length / PAIRS) }, (_, part) =>
    pairs.slice(part * PAIRS, (part + 1) * PAIRS),
  );
  return parts.map((part) => `jsonb_build_object(${part.join(', ')})`).join(' || ') || `'{}'`;
}

function quotedNames(names: Iterable<string>) {
  return [...names].map((name) => `"${name}"`).join(', ');
}

function isConstant({ name, isFixed }: Column, filledColumns: string[]): boolean {
  return isFixed && !filledColumns.includes(name);
}

function isUnrecorded({ unrecorded }: typeof Entity, { name }: Column): boolean {
  return unrecorded.includes(name);
}
