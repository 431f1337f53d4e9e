import type { Statement } from '../sql/statement.ts';
import { viewOf, type View } from '../sql/view.ts';
import { relatedSql, type Related } from './related.ts';

/** The fields that a call asks for, and the related records. */
export interface Selection {
  fields?: readonly string[] | undefined;
  related?: Related | undefined;
}

interface Selected<Row> {
  /** The fields that the statement returns. */
  columns: View<Row>;
  rows: Statement;
}

/**
 * Selects of a view the fields that a call asks for, those that its handler `reads`, and the related records; all of the
 * view for a call that asks for nothing.
 */
export function selected<Row>(
  view: View<Row>,
  rows: Statement,
  { fields, related }: Selection,
  reads: readonly string[] = [],
): Selected<Row> {
  if (!fields && !related) return { columns: view, rows };
  const names = fields && ['id', ...fields, ...reads];
  const columns = Object.entries(view.fields).filter(([name]) => !names || names.includes(name));
  const chosen = { ...rows, isChosen: true };
  if (!related) return { columns: viewOf(view.model, Object.fromEntries(columns)), rows: chosen };
  const { text, values } = relatedSql(view, related, rows);
  const all = Object.fromEntries([...columns, ['related', text]]);
  return { columns: viewOf(view.model, all), rows: { ...chosen, values } };
}

/** The fields of an answer that a call asks for; its id and the related records come with them. */
export function onlyFields<Row extends object>(row: Row, fields: readonly string[]): Row {
  const names = ['id', 'related', ...fields];
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Row;
}
