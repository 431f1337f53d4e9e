import type { Transaction } from 'objection';
import { noteChanged } from '../../announcements/changes.ts';
import { actingKeyId, actingUserId } from '../../auth/acting.ts';
import { Refusal } from '../../errors/errors.ts';
import { runStatement } from '../../sql/statement.ts';
import { columnOf } from '../../sql/view.ts';
import { fromDatabase } from '../../errors/databaseErrors.ts';
import { inTransaction } from '../../sql/transaction.ts';
import type { Sheet } from '../sheet/sheet.ts';
import {
  changeParameters,
  type Insertion,
  insertionText,
  LISTS,
} from '../../records/writing/insertion.ts';
import { columnsOf, type TableColumns } from '../../records/writing/tableColumns.ts';
import { IN_PART, type Part, partValues } from './staging.ts';

/**
 * Inserts the new rows of a part that no record is like by now, with their changes and results, without reading them into
 * this process; returns how many. Leaves all rows to be compared and written one by one when the database refuses one of
 * them, and where the sheet does not say which rows are like a record.
 */
export async function insertStaged<Values>(
  sheet: Sheet<Values>,
  importId: string,
  part: Part,
  trx: Transaction,
): Promise<number> {
  const insertion = await insertionOf(sheet, importId, part, trx);
  if (!insertion) return 0;
  const text = insertionText(insertion);
  const values = [
    ...partValues(importId, part),
    ...changeParameters(insertion, actingUserId(), actingKeyId()),
  ];
  try {
    const insertedRows = await inTransaction(trx, (savepoint) =>
      runStatement<{ id: string }>(savepoint, { text, values }),
    );
    await runStatement(trx, { text: COUNT, values: [importId, insertedRows.length] });
    const ids = insertedRows.map(({ id }) => id);
    await noteChanged(trx, sheet.model.tableName, ids, { action: 'created' });
    return insertedRows.length;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return 0;
  }
}

/** Whether the database refuses a row, or, where tables are on several servers, the statement. */
function isRefused(error: unknown): boolean {
  if ((error as { code?: string }).code === FEATURE_NOT_SUPPORTED) return true;
  const refusal = fromDatabase(error);
  return refusal instanceof Refusal && refusal.status < 500;
}

const FEATURE_NOT_SUPPORTED = '0A000';

const COUNT = `
  update imports set version = version + 1, updated_at = now(), rows_written = rows_written + $2,
    rows_created = rows_created + $2 where id = $1`;

const FIELDS = `
  select distinct field from (
    select distinct coalesce(fields, array(select json_object_keys(values))) as fields from import_staging
    where import_id = $1 and row between $2 and $3 and outcome = 'new') as used, unnest(fields) as field`;

/** The statement that inserts a part; undefined where its rows have records of their own. */
async function insertionOf<Values>(
  { model, alike, write: { lists = {}, records = {} } = {} }: Sheet<Values>,
  importId: string,
  part: Part,
  trx: Transaction,
): Promise<Insertion | undefined> {
  if (!alike || part.isOfRepeats) return undefined;
  const values = partValues(importId, part);
  const inRows = [importId, part.first, part.last];
  const fieldRows = await runStatement<{ field: string }>(trx, { text: FIELDS, values: inRows });
  const fields = fieldRows.map(({ field }) => field).toSorted();
  if (fields.length === 0 || fields.some((field) => field in records)) return undefined;
  const table = await columnsOf(model.tableName, trx);
  const listFields = fields.filter((field) => lists[field]);
  const columnFields = fields.filter((field) => !lists[field]);
  return {
    model,
    table,
    filledColumns: ['id', ...columnFields.map(columnOf)],
    lists: Object.fromEntries(listFields.map((field) => [field, lists[field]!])),
    source: { text: sourceOf(table, columnFields, listFields, alike), parameters: values.length },
    ending: RESULTS,
  };
}

const RESULTS = `insert into import_rows (import_id, row, outcome, record_id, warnings)
    select $1::uuid, _row, 'created', id, _warnings from input returning record_id as id`;

/** The SELECT of the staged rows that are new and that no record is like. */
function sourceOf({ columns }: TableColumns, fields: string[], lists: string[], alike: string) {
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const columnTypes = [
    ...fields.map((field) => `"${field}" ${types.get(columnOf(field))}`),
    ...lists.map((field) => `"${field}" jsonb`),
  ];
  const selectedColumns = fields.map((field) => `given."${field}" as "${columnOf(field)}"`);
  const pairs = lists.map((field) => `'${columnOf(field)}', given."${field}"`);
  return `select staged.id, staged.row as _row, staged.warnings as _warnings, ${selectedColumns.join(', ')},
        jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')})) as ${LISTS}
      from import_staging staged, json_to_record(staged.values) as given (${columnTypes.join(', ')})
      where ${IN_PART} and staged.outcome = 'new' and not (${alike})`;
}
