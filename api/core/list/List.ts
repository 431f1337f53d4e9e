import type { Sort } from './cursor.ts';
import type { ListRules } from './narrow.ts';
import type { Statement } from '../sql/statement.ts';
import type { View } from '../sql/view.ts';

/** A sorted list from which a page is selected. */
export interface List<Row> {
  view: View<Row>;
  rows: Statement;
  sort: Sort;
  rules: ListRules;
}
