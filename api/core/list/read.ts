import { raw, type QueryBuilder, type Transaction } from 'objection';
import type { Entity } from '../Entity.ts';
import { invalid, Refusal } from '../errors.ts';
import type { Scope } from '../policy.ts';
import type { AnyListQuery, ListQuery } from './dialect.ts';
import { Page } from './page.ts';
import type { View } from './view.ts';

export type Query = QueryBuilder<Entity>;

/** How a list understands the filters and sorts that are not simply a column of the same name. */
export interface ListRules {
  filters?: Record<string, (query: Query, value: never) => unknown>;
  /** SQL to sort by, where the field as shown does not sort, as decimals shown as text. */
  sorts?: Record<string, string>;
}

/** A page of what the scope shows, or the count alone: the one place where lists are made. */
export async function list<Row>(
  view: View<Row>,
  scope: Scope,
  query: AnyListQuery,
  rules: ListRules = {},
): Promise<Page<Row> | { count: number }> {
  const { filters, limit, offset, sort, countOnly } = query;
  const rows = () => filtered(view, within(view.model.query(), scope), filters, rules);
  if (countOnly) return { count: await rows().resultSize() };
  const page = ordered(view, rows(), sort, rules).limit(limit).offset(offset);
  const [total, { body, length }] = await Promise.all([rows().resultSize(), asArray(page)]);
  return new Page<Row>(body, length, offset, total);
}

/** One record as its view shows it; what the scope does not show is 404, like what does not exist. */
export async function find<Row>(
  view: View<Row>,
  scope: Scope,
  id: string,
  trx?: Transaction,
): Promise<Row> {
  const query = within(view.model.query(trx), scope)
    .where(`${view.model.tableName}.id`, id)
    .select(raw(view.sql));
  const [row] = await asRows<Row>(query, trx);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** The rows of a query that selects a view's fields, as objects; for lists too short to page. */
export async function asRows<Row>(query: Query, trx?: Transaction): Promise<Row[]> {
  const found = await wrap(query, 'to_json(page) as body', trx);
  return found.map(({ body }: { body: Row }) => body);
}

/** Narrows a query to the records that the scope shows. */
export function within(query: Query, scope: Scope): Query {
  const table = query.modelClass().tableName;
  return query.where((alternatives) => {
    alternatives.whereRaw('false');
    for (const pattern of scope) alternatives.orWhere((every) => matching(every, table, pattern));
  }) as Query;
}

function matching(
  query: Pick<Query, 'whereRaw' | 'whereNull' | 'whereIn'>,
  table: string,
  pattern: Scope[number],
) {
  query.whereRaw('true');
  for (const [column, value] of Object.entries(pattern)) {
    if (value === null) query.whereNull(`${table}.${column}`);
    else query.whereIn(`${table}.${column}`, [value].flat());
  }
}

/** A filter on a field that this view does not show is refused: it would tell what the view keeps to itself. */
export function filtered<Row>(
  view: View<Row>,
  query: Query,
  filters: object,
  rules: ListRules,
): Query {
  if (!('id' in filters)) query.modify('listed');
  const table = query.modelClass().tableName;
  for (const [name, value] of Object.entries(filters) as [string, unknown][]) {
    const rule = rules.filters?.[name];
    if (rule) rule(query, value as never);
    else if (!(name in view.fields)) throw invalid(name, UNKNOWN);
    else query.whereIn(`${table}.${name}`, [value].flat() as string[]);
  }
  return query;
}

const UNKNOWN = { es: 'No existe este filtro', en: 'There is no such filter' };

/** The view's fields of these rows in a list's order. */
export function ordered<Row>(
  view: View<Row>,
  query: Query,
  sort: ListQuery['sort'],
  rules: ListRules,
): Query {
  return query.select(raw(view.sql)).orderByRaw(orderBy(view, sort, rules));
}

/** The field as shown, then the id, so that pages never repeat or skip a row. */
function orderBy<Row>(view: View<Row>, { field, descending }: ListQuery['sort'], rules: ListRules) {
  const order = descending ? 'desc' : 'asc';
  const id = `"${view.model.tableName}"."id" ${order}`;
  if (field === 'id') return id;
  return `${rules.sorts?.[field] ?? view.fields[field]} ${order} nulls last, ${id}`;
}

async function asArray(query: Query): Promise<{ body: string; length: number }> {
  const [page] = await wrap(
    query,
    `coalesce(json_agg(page), '[]')::text as body, count(*)::int as length`,
  );
  return page;
}

/** Selects over the query's rows without making a model of each. */
function wrap(query: Query, sql: string, trx?: Transaction) {
  const knex = trx ?? query.modelClass().knex();
  return knex.from(query.toKnexQuery().as('page')).select(knex.raw(sql));
}
