import type { Cursor } from './cursor.ts';
import { firstPageOf } from './firstPages.ts';
import type { List } from './List.ts';
import { pageStatement, idOf, pageColumns, shownOf, type SortableList } from './pageStatement.ts';
import type { Statement } from '../sql/statement.ts';

/** From this offset on, the ids of a page are selected first, and the fields are read for these ids only. */
const DEEP = 500;

/** The rows of a page. With `total`, the page may be selected from the end of the list. */
export interface Slice {
  limit: number;
  offset: number;
  total?: number | undefined;
}

/** Whether the total should be known before the page is selected. */
export function isDeep({ offset }: Slice): boolean {
  return offset >= DEEP;
}

/** A statement that returns one row, the page at an offset. */
export function pageOf<Row>(list: List<Row>, slice: Slice): Statement {
  const make = () =>
    pageStatement(list, isDeep(slice) ? deep(list, slice) : selectAtOffset(list, slice));
  return slice.offset === 0 ? firstPageOf(list, slice.limit, make) : make();
}

/**
 * A statement that returns one row, the page after a place in the list. Rows without a value in the sorted field come last:
 * a page after a row with a value has none of them.
 */
export function pageAfter<Row>(list: List<Row>, { value, id }: Cursor, limit: number): Statement {
  const { field, descending } = list.sort;
  const idColumn = idOf(list.view);
  const sortColumn = shownOf(list);
  const sign = descending ? '<' : '>';
  const next = list.rows.values.length + 1;
  if (field === 'id') return pageWhere(list, `${idColumn} ${sign} $${next}`, [id], limit);
  if (value === null)
    return pageWhere(list, `${sortColumn} is null and ${idColumn} ${sign} $${next}`, [id], limit);
  return pageWhere(
    list,
    `(${sortColumn}, ${idColumn}) ${sign} ($${next}, $${next + 1})`,
    [value, id],
    limit,
  );
}

/** A statement that returns one row, the first rows without a value in the sorted field. */
export function pageWithoutValue<Row>(list: List<Row>, limit: number): Statement {
  return pageWhere(list, `${shownOf(list)} is null`, [], limit);
}

function pageWhere<Row>(list: List<Row>, condition: string, values: string[], limit: number) {
  const { rows } = list;
  const text = `select ${pageColumns(list)} ${rows.text} and ${condition} order by ${orderBy(list)} limit ${limit}`;
  return pageStatement(list, { ...rows, text, values: [...rows.values, ...values] });
}

/** Sorts by the field, then by id, so that pages never repeat or skip a row; throws 422 for a field that the view does not show. */
export function orderBy<Row>(list: SortableList<Row>, isReversed = false): string {
  const { view, sort } = list;
  const order = sort.descending !== isReversed ? 'desc' : 'asc';
  const id = `${idOf(view)} ${order}`;
  if (sort.field === 'id') return id;
  const empty = isReversed ? 'first' : 'last';
  return `${shownOf(list)} ${order} nulls ${empty}, ${id}`;
}

function selectAtOffset<Row>(list: List<Row>, { limit, offset }: Slice): Statement {
  const { rows } = list;
  const text = `select ${pageColumns(list)} ${rows.text} order by ${orderBy(list)} limit ${limit}`;
  if (offset === 0) return { ...rows, text };
  const values = [...rows.values, offset];
  return { ...rows, text: `${text} offset $${values.length}`, values };
}

/** Selects the ids of the page first, counted from the nearer end of the list, then the fields of these rows. */
function deep<Row>(list: List<Row>, slice: Slice): Statement {
  const { view, rows, rules } = list;
  const { limit, offset, isReversed } = fromNearerEnd(slice);
  const table = view.model.tableName;
  const keys = view.model.hasCompanyKey ? ['id', 'company_id'] : ['id'];
  const key = keys.map((name) => `"${table}"."${name}"`).join(', ');
  const text = `select ${pageColumns(list)} from "${table}" ${rules.join ?? ''} where (${key}) in
    (select ${key} ${rows.text} order by ${orderBy(list, isReversed)}
     limit $${rows.values.length + 1} offset $${rows.values.length + 2})
    order by ${orderBy(list)}`;
  return { ...rows, text, values: [...rows.values, limit, offset] };
}

function fromNearerEnd({ limit, offset, total = 0 }: Slice) {
  const after = total - offset - limit;
  if (offset >= total || after >= offset) return { limit, offset, isReversed: false };
  return { limit: Math.min(limit, total - offset), offset: Math.max(after, 0), isReversed: true };
}
