import type { Transaction } from 'objection';
import { noteChanged } from '../../announcements/changes.ts';
import { actingKeyId, actingUserId } from '../../auth/acting.ts';
import type { Entity } from '../../sql/Entity.ts';
import { runStatement } from '../../sql/statement.ts';
import { columnOf } from '../../sql/view.ts';
import { changeParameters, insertionText, LISTS, type Lists } from './insertion.ts';
import { columnsOf, type TableColumns } from './tableColumns.ts';

/** A record to insert: its id and its other values by field. */
export type NewRecord = { id: string } & Record<string, unknown>;

/** Fields that are no columns of the record's table. */
export interface Apart {
  /** Fields that are stored in other tables, and recorded in the record's change. */
  lists?: Lists;
  /**
   * Fields that are records of their own, which are not inserted here, and what the record's change tells of them; nothing
   * where that is null or undefined.
   */
  records?: Readonly<Record<string, ((value: unknown) => unknown) | null>>;
}

/** Inserts records, their lists and the change record of each in one statement; the database fills in defaults. */
export async function insertMany(
  model: typeof Entity,
  records: NewRecord[],
  trx: Transaction,
  apart: Apart = {},
): Promise<void> {
  if (records.length === 0) return;
  const { rows, ...used } = inColumns(records, apart);
  const table = await columnsOf(model.tableName, trx);
  const insertion = { model, table, ...used, source: sourceOf(table, used.filledColumns) };
  const text = insertionText(insertion);
  const values = [
    JSON.stringify(rows),
    ...changeParameters(insertion, actingUserId(), actingKeyId()),
  ];
  await runStatement(trx, { text, values });
  const ids = records.map(({ id }) => id);
  await noteChanged(trx, model.tableName, ids, { action: 'created' });
}

function sourceOf({ columns }: TableColumns, fields: string[]) {
  const types = columns
    .filter(({ name }) => fields.includes(name))
    .map(({ name, type }) => `"${name}" ${type}`);
  const text = `select * from json_to_recordset($1::json) as row (${[...types, `${LISTS} jsonb`].join(', ')})`;
  return { text, parameters: 1 };
}

interface InColumns {
  rows: object[];
  filledColumns: string[];
  lists: Lists;
}

/** The records by the names of their columns, without empty values, and the columns and lists that some record fills. */
function inColumns(
  records: NewRecord[],
  { lists = {}, records: ownRecords = {} }: Apart,
): InColumns {
  const names = new Map<string, string>();
  const filled = new Set<string>();
  const usedLists: Record<string, Lists[string]> = {};
  const rows = records.map((record) => {
    const row: Record<string, unknown> = {};
    for (const field in record) {
      const isOwn = field in ownRecords;
      const value = isOwn ? ownRecords[field]?.(record[field]) : record[field];
      if (value === undefined || value === null) continue;
      let name = names.get(field);
      if (!name) names.set(field, (name = columnOf(field)));
      const list = isOwn ? null : lists[field];
      if (list !== undefined) {
        row[LISTS] = { ...(row[LISTS] as object | undefined), [name]: value };
        usedLists[field] = list;
      } else {
        row[name] = value;
        filled.add(name);
      }
    }
    return row;
  });
  return { rows, filledColumns: [...filled].toSorted(), lists: usedLists };
}
