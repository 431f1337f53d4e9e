import { NIL } from 'uuid';
import { ownerColumns, recordingSql, type RecordedRows } from '../../announcements/recorder.ts';
import { dialect } from '../../sql/dialect/index.ts';
import type { Statement } from '../../sql/statement.ts';
import type { ColumnValue } from './columnValues.ts';
import type { Entity } from '../../sql/Entity.ts';
import { equalEntries, objectOf } from './jsonSql.ts';

/** The fields of a written record that are returned: the select list `sql`, as of a view. */
export interface RowFields {
  readonly model: typeof Entity;
  readonly sql: string;
}

interface Insertion {
  columns: ColumnValue[];
  hasLists: boolean;
  /** Whether the change stands alone and this statement records it; otherwise it returns the record's owners. */
  isAlone: boolean;
}

/** Inserts a record and its first change; the values are those of the columns, the lists if it has any, and of the change. */
export function insertion({ model, sql }: RowFields, { columns, hasLists, isAlone }: Insertion) {
  const next = placeholdersAfter(0);
  const values = columns.map((column) => column.sql ?? next());
  const names = columns.map(({ name }) => `"${name}"`);
  const row = names.length > 0 ? `(${names.join()}) values (${values.join()})` : 'default values';
  const insertedRow = hasLists ? `to_jsonb(made) || ${next()}::jsonb` : 'to_jsonb(made)';
  const after = `jsonb_strip_nulls(${insertedRow}) - '{${model.unrecorded.join()}}'::text[]`;
  const text = `
  with made as (insert into "${model.tableName}" ${row} returning *),
  recorded as (
    insert into changes (${CHANGE_COLUMNS}, company_id, entity_id, version, before, after)
    select ${next()}, ${next()}, ${next()}, ${next()}, ${companyOfChange(model)}, id, version, '{}', ${after} from made)${recording(model, isAlone && { after: 'made', action: 'created' })}
  select to_json(shown) as body${isAlone ? '' : owners(model, 'made', 'after')}
  from (select ${sql} from made as "${model.tableName}") as shown, made`;
  return { text };
}

interface Change {
  columns: ColumnValue[];
  /** The names of the record's lists that change. */
  listNames: string[];
  selection: Statement;
  action: 'updated' | 'archived';
  /** Whether the change stands alone and this statement records it; otherwise it returns the record's owners. */
  isAlone: boolean;
}

/**
 * Updates the selected record and records what changed; the values are those of `selection`, of the columns, the lists before and
 * after if any change, and of the change. The select list reads from the changed row under the table's name, so that it
 * returns the new values.
 */
export function change(
  { model, sql }: RowFields,
  { columns, listNames, selection, action, isAlone }: Change,
) {
  const next = placeholdersAfter(selection.values.length);
  const table = `"${model.tableName}"`;
  const projection = dialect().withCompany(sql, model.tableName, selection);
  const sets = columns.map((column) => `"${column.name}" = ${column.sql ?? next()}`);
  const comparedColumns = columns
    .map(({ name }) => name)
    .filter((name) => !model.unrecorded.includes(name));
  const same = equalEntries('before', 'after', [...comparedColumns, ...listNames]);
  const lists = () => (listNames.length > 0 ? ` || ${next()}::jsonb` : '');
  const text = `
  with was as (select ${table}.* ${selection.text} for update of ${table}),
  changed as (
    update ${table} set ${[...sets, `version = ${table}.version + 1`, 'updated_at = now()'].join()}
    from was where ${keysEqual(model)}${dialect().updateCondition(model.tableName, selection)} returning ${table}.*),
  compared as (
    select changed.id, changed.version, ${companyOfChange(model, 'changed.')} as company_id,
      ${objectOf('was', comparedColumns)}${lists()} as before, ${objectOf('changed', comparedColumns)}${lists()} as after
    from was, changed),
  recorded as (
    insert into changes (${CHANGE_COLUMNS}, company_id, entity_id, version, before, after)
    select ${next()}, ${next()}, ${next()}, ${next()}, company_id, id, version, before - ${same}, after - ${same}
    from compared where before <> after)${recording(model, isAlone && { before: 'was', after: 'changed', action })}
  select to_json(shown) as body${isAlone ? '' : bothOwners(model)}
  from (select ${projection} from changed as ${table}) as shown, was, changed`;
  return { text };
}

/** The part of a statement that records its change; none where the change does not stand alone. */
function recording({ tableName }: typeof Entity, rows: RecordedRows | false): string {
  const text = rows && recordingSql(tableName, rows);
  return text ? `,\n  fed as (${text})` : '';
}

function bothOwners(model: typeof Entity): string {
  return owners(model, 'was', 'before') + owners(model, 'changed', 'after');
}

/** SQL for the owners of a row, as a further result; nothing where nobody asks for them. */
function owners({ tableName }: typeof Entity, row: string, name: string): string {
  const columns = ownerColumns(tableName) ?? [];
  const pairs = columns.map((column) => `'${column}', ${row}."${column}"::text`);
  return pairs.length > 0 ? `, jsonb_build_object(${pairs.join()}) as "${name}"` : '';
}

const CHANGE_COLUMNS = 'entity, user_id, api_key_id, action';

/** SQL for the company id of a change; the nil UUID outside the quoting side. */
export function companyOfChange({ hasCompanyKey }: typeof Entity, row = ''): string {
  return hasCompanyKey ? `${row}company_id` : `'${NIL}'::uuid`;
}

function keysEqual({ tableName, hasCompanyKey }: typeof Entity): string {
  const keys = hasCompanyKey ? ['company_id', 'id'] : ['id'];
  return keys.map((key) => `"${tableName}"."${key}" = was."${key}"`).join(' and ');
}

function placeholdersAfter(count: number): () => string {
  return () => `$${(count += 1)}`;
}
