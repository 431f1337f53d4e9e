import { invalid } from '../http/errors.ts';
import type { ListQuery } from './dialect.ts';
import type { ListRules } from './narrow.ts';
import type { Statement } from './statement.ts';
import type { View } from './view.ts';

/** Past this many rows a page is found by its ids alone, and its fields are read for those ids only. */
const DEEP = 500;

/** A list in its order, of which a page is wanted. */
export interface List<Row> {
  view: View<Row>;
  rows: Statement;
  sort: ListQuery['sort'];
  rules: ListRules;
}

/** Which rows of it; `total` is known where the page may be counted from the list's end. */
export interface Slice {
  limit: number;
  offset: number;
  total?: number | undefined;
}

/** Whether it pays to know the total before the page is asked for. */
export function isDeep({ offset }: Slice): boolean {
  return offset >= DEEP;
}

/** Asks for one row: the page as a JSON array in `body`, and how many rows it has in `length`. */
export function pageOf<Row>(list: List<Row>, slice: Slice): Statement {
  const page = isDeep(slice) ? deep(list, slice) : near(list, slice);
  const text = `select coalesce(json_agg(page), '[]')::text as body, count(*)::int as length
    from (${page.text}) as page`;
  return { text, values: page.values };
}

/** The field as shown, then the id, so that pages never repeat or skip a row; what the view keeps back does not sort. */
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

function near<Row>(list: List<Row>, { limit, offset }: Slice): Statement {
  const { view, rows } = list;
  const text = `select ${view.sql} ${rows.text} order by ${orderBy(list)} limit ${limit}`;
  if (offset === 0) return { text, values: rows.values };
  return { text: `${text} offset $${rows.values.length + 1}`, values: [...rows.values, offset] };
}

/** The ids first, from whichever end of the list is nearer. */
function deep<Row>(list: List<Row>, slice: Slice): Statement {
  const { view, rows } = list;
  const { limit, offset, isReversed } = fromNearerEnd(slice);
  const table = view.model.tableName;
  const keys = view.model.hasCompanyKey ? ['id', 'company_id'] : ['id'];
  const key = keys.map((name) => `"${table}"."${name}"`).join(', ');
  const text = `select ${view.sql} from "${table}" where (${key}) in
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
