import { columnOf } from '../../sql/view.ts';
import type { Entity } from '../../sql/Entity.ts';

/** The time at which the transaction began, as the value of a field. */
export const transactionTime = Symbol('now()');

/** A column to write: the SQL of its value, or the value of a placeholder. */
export interface ColumnValue {
  name: string;
  sql?: string;
  value?: unknown;
}

/** The columns of the given fields; fields that are undefined are left out, JSON fields become their text. */
export function columnValues({ jsonAttributes }: typeof Entity, fields: object): ColumnValue[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]: [string, unknown]) => {
      const name = columnOf(field);
      if (value === transactionTime) return { name, sql: 'now()' };
      const isJson = jsonAttributes?.includes(field) && value !== null;
      return { name, value: isJson ? JSON.stringify(value) : value };
    });
}

/** The values of the columns that have a placeholder. */
export function boundValues(columns: ColumnValue[]): unknown[] {
  return columns.filter(({ sql }) => !sql).map(({ value }) => value);
}

/** Equal for columns that are written by the same SQL. */
export function columnsKey(columns: ColumnValue[]): string {
  return columns.map(({ name, sql = '' }) => name + sql).join();
}
