import type { AnyListQuery } from '../list/listQuery.ts';
import { filtered, type ListRules, addOrder, within } from '../list/read.ts';
import type { View } from '../sql/view.ts';
import type { Scope } from '../auth/policy.ts';
import { type Columns, shownColumns } from './columns.ts';
import { bodiesOf, openSnapshot } from './cursor.ts';
import { Export } from './Export.ts';

interface ExportedSheet<Row> {
  view: View<Row>;
  columns: Columns;
  currencies?: Export['fields']['currencies'];
}

/**
 * The file of every row that the scope shows and the filters match, sorted like the list. Reads the rows through a
 * cursor in one snapshot, so that memory use is constant and the number of rows sent at the start stays true.
 */
export async function exportOf<Row>(
  { view, columns, currencies }: ExportedSheet<Row>,
  scope: Scope,
  { filters, sort }: AnyListQuery,
  rules: ListRules = {},
): Promise<Export> {
  const { trx, close } = await openSnapshot(view.model.knex());
  try {
    const rows = () => filtered(view, within(view.model.query(trx), scope), filters, rules);
    const total = await rows().resultSize();
    const page = addOrder(view, rows(), sort, rules).toKnexQuery().as('page');
    const bodies = trx.from(page).select(trx.raw('to_json(page) as body'));
    const chunks = await bodiesOf<object>(trx, bodies);
    const visibleColumns = shownColumns(columns, view.fields);
    return new Export({ total, columns: visibleColumns, chunks, close, currencies });
  } catch (error) {
    close();
    throw error;
  }
}
