import type { Sort } from './cursor.ts';
import type { ListRules } from './narrow.ts';
import type { Statement } from '../sql/statement.ts';
import type { View } from '../sql/view.ts';

/** A sorted list from which a page is selected. */
export interface List<Row> {
  view: View<Row>;
  /** The fields of the view that are returned, and the related records. */
  columns: View<Row>;
  rows: Statement;
  /** The same rows without the values of related records, to be counted. */
  counted: Statement;
  sort: Sort;
  rules: ListRules;
  /** The fields that the call asks for; undefined for all. */
  fields?: readonly string[] | undefined;
}
