import { raw, type Transaction } from 'objection';
import type { Scope } from '../auth/policy.ts';
import type { AnyListQuery, ListQuery } from './listQuery.ts';
import { NO_RULES, rowsOf, type ListRules, type Query } from './narrow.ts';
import { Page } from './page.ts';
import { writeCursor, type Cursor } from './cursor.ts';
import type { PageRow } from './pageStatement.ts';
import type { List } from './List.ts';
import { isDeep, orderBy, pageOf, type Slice } from './paging.ts';
import { rowsAfter } from './rowsAfter.ts';
import { selected } from './selection.ts';
import { runStatement, type Statement } from '../sql/statement.ts';
import { countsBy, type Counts } from './counts.ts';
import { createTotals, type Total } from './totals.ts';
import type { View } from '../sql/view.ts';

export { find, findRelated } from './find.ts';
export {
  addFilters as filtered,
  whereAmong,
  within,
  type ListRules,
  type Query,
} from './narrow.ts';

/** A page of the records that the scope shows and the filters match, or only their count or counts. */
export async function list<Row>(
  view: View<Row>,
  scope: Scope,
  query: AnyListQuery,
  rules: ListRules = NO_RULES,
): Promise<Page<Row> | { count: number } | { counts: Counts }> {
  const { filters, sort, countBy, countOnly, total, limit, offset, cursor } = query;
  const rows = rowsOf(view, scope, filters, rules);
  if (countBy) return { counts: await countsBy(view, rows, countBy) };
  if (countOnly) return { count: (await totalOf(view, rows)).count };
  const asked = selected(view, rows, query, rules.reads);
  const list = { view, ...asked, counted: rows, sort, rules, fields: query.fields };
  if (cursor) return after(list, cursor, { limit, total });
  return total ? withTotal(list, { limit, offset }) : page(list, { limit, offset });
}

/** The rows of a query that selects a view's fields, as objects; for lists too short to page. */
export async function asRows<Row>(query: Query, trx?: Transaction): Promise<Row[]> {
  const knex = trx ?? query.modelClass().knex();
  const rows = await knex
    .from(query.toKnexQuery().as('page'))
    .select(knex.raw('to_json(page) as body'));
  return rows.map(({ body }: { body: Row }) => body);
}

/** Selects the view's fields in a list's sort order. */
export function addOrder<Row>(
  view: View<Row>,
  query: Query,
  sort: ListQuery['sort'],
  rules: ListRules,
): Query {
  return query.select(raw(view.sql)).orderByRaw(orderBy({ view, sort, rules }));
}

/** The page after a row; it has no offset. */
async function after<Row>(
  list: List<Row>,
  cursor: Cursor,
  { limit, total }: Pick<AnyListQuery, 'limit' | 'total'>,
): Promise<Page<Row>> {
  const counting = total ? totalOf(list.view, list.counted) : undefined;
  const [found, rowTotal] = await Promise.all([rowsAfter(list, cursor, limit), counting]);
  return pageFrom(list, found, { limit, rowTotal });
}

/** Counts the list first for a deep page, which uses the total; otherwise counts and selects in parallel. */
async function withTotal<Row>(list: List<Row>, { limit, offset }: Slice): Promise<Page<Row>> {
  const counting = totalOf(list.view, list.counted);
  const total = isDeep({ limit, offset }) ? (await counting).count : undefined;
  const [found, rowTotal] = await Promise.all([rowsAt(list, { limit, offset, total }), counting]);
  return pageFrom(list, found, { limit, offset, rowTotal });
}

async function page<Row>(list: List<Row>, slice: Slice): Promise<Page<Row>> {
  return pageFrom(list, await rowsAt(list, slice), slice);
}

async function rowsAt<Row>(list: List<Row>, slice: Slice): Promise<PageRow> {
  const [found] = await runStatement<PageRow>(list.view.model.knex(), pageOf(list, slice));
  return found!;
}

interface PageLimits {
  limit: number;
  offset?: number;
  rowTotal?: Total | undefined;
}

/** The page that was found; a full one has the cursor of the next, unless it is known to be the last. */
function pageFrom<Row>(
  { sort, fields }: List<Row>,
  row: PageRow,
  { limit, offset, rowTotal }: PageLimits,
) {
  const { body, length, value, id } = row;
  const isLast = length < limit || offset! + length === rowTotal?.count;
  const next = id && !isLast ? writeCursor({ value, id }, sort) : undefined;
  return new Page<Row>(body, length, offset, rowTotal, next, fields);
}

const cachedTotal = createTotals();

function totalOf<Row>({ model }: View<Row>, { text, ...others }: Statement): Promise<Total> {
  const count = `select count(*)::int as count ${text}`;
  return cachedTotal(JSON.stringify([text, others.values]), async () => {
    const [row] = await runStatement<{ count: number }>(model.knex(), { ...others, text: count });
    return row!.count;
  });
}
