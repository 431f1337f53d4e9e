import { invalid } from '../http/errors.ts';
import type { ListQuery } from './dialect.ts';
import type { ListRules } from './narrow.ts';
import type { Statement } from './statement.ts';
import type { View } from './view.ts';

/** From this offset on, the ids of a page are selected first, and the fields are read for these ids only. */
const DEEP = 500;

/** A sorted list from which a page is selected. */
export interface List<Row> {
  view: View<Row>;
  rows: Statement;
  sort: ListQuery['sort'];
  rules: ListRules;
}

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

/** A statement that returns one row: the page as a JSON array in `body`, and its number of rows in `length`. */
export function pageOf<Row>(list: List<Row>, slice: Slice): Statement {
  const page = isDeep(slice) ? deep(list, slice) : selectAtOffset(list, slice);
  const text = `select coalesce(json_agg(page), '[]')::text as body, count(*)::int as length
    from (${page.text}) as page`;
  return { text, values: page.values };
}

/** Sorts by the field, then by id, so that pages never repeat or skip a row; throws 422 for a field that the view does not show. */
export function orderBy<Row>(
  { view, sort: { field, descending }, rules }: Pick<List<Row>, 'view' | 'sort' | 'rules'>,
  isReversed = false,
): string {
  const shown = rules.sorts?.[field] ?? view.fields[field];
  if (!shown && field !== 'id') throw invalid('sort', UNKNOWN);
  const order = descending !== isReversed ? 'desc' : 'asc';
  const id = `"${view.model.tableName}"."id" ${order}`;
  if (field === 'id') return id;
  const empty = isReversed ? 'first' : 'last';
  return `${shown} ${order} nulls ${empty}, ${id}`;
}

const UNKNOWN = {
  es: 'No se puede ordenar por este campo',
  en: 'Cannot be sorted by this field',
};

function selectAtOffset<Row>(list: List<Row>, { limit, offset }: Slice): Statement {
  const { view, rows } = list;
  const text = `select ${view.sql} ${rows.text} order by ${orderBy(list)} limit ${limit}`;
  if (offset === 0) return { text, values: rows.values };
  return { text: `${text} offset $${rows.values.length + 1}`, values: [...rows.values, offset] };
}

/** Selects the ids of the page first, counted from the nearer end of the list, then the fields of these rows. */
function deep<Row>(list: List<Row>, slice: Slice): Statement {
  const { view, rows, rules } = list;
  const { limit, offset, isReversed } = fromNearerEnd(slice);
  const table = view.model.tableName;
  const keys = view.model.hasCompanyKey ? ['id', 'company_id'] : ['id'];
  const key = keys.map((name) => `"${table}"."${name}"`).join(', ');
  const text = `select ${view.sql} from "${table}" ${rules.join ?? ''} where (${key}) in
    (select ${key} ${rows.text} order by ${orderBy(list, isReversed)}
     limit $${rows.values.length + 1} offset $${rows.values.length + 2})
    order by ${orderBy(list)}`;
  return { text, values: [...rows.values, limit, offset] };
}

function fromNearerEnd({ limit, offset, total = 0 }: Slice) {
  const after = total - offset - limit;
  if (offset >= total || after >= offset) return { limit, offset, isReversed: false };
  return { limit: Math.min(limit, total - offset), offset: Math.max(after, 0), isReversed: true };
}
