import { raw, type QueryBuilder } from 'objection';
import type { Entity } from '../sql/Entity.ts';
import { invalid } from '../errors/errors.ts';
import type { Scope } from '../auth/policy.ts';
import { createMemo } from '../sql/memo.ts';
import { dialect } from '../sql/dialect/index.ts';
import type { Statement } from '../sql/statement.ts';
import type { View } from '../sql/view.ts';

export type Query = QueryBuilder<Entity>;

/** The filters and sorts of a list that are not simply a column of the same name. */
export interface ListRules {
  /** By filter: adds its condition to the query. It may depend only on the value, because the query is cached. */
  filters?: Record<string, (query: Query, value: never) => unknown>;
  /** By field: the SQL to sort by when the shown value does not sort correctly, such as decimals shown as text. */
  sorts?: Record<string, string>;
  /** SQL that joins each row with exactly one row, which filters and sorts read. */
  join?: string;
  /** Fields that the handler reads of each row to add others. */
  reads?: readonly string[];
}

/** For lists whose filters and sorts are all columns. */
export const NO_RULES: ListRules = {};

/** Restricts a query to the records that the scope shows. */
export function within(query: Query, scope: Scope): Query {
  const table = query.modelClass().tableName;
  return query.where((alternatives) => {
    alternatives.whereRaw('false');
    for (const pattern of scope) alternatives.orWhere((every) => matching(every, table, pattern));
  }) as Query;
}

/** Adds filters to a query. Throws 422 for a field that the view does not show, because filtering would reveal its values. */
export function addFilters<Row>(
  view: View<Row>,
  query: Query,
  filters: object,
  rules: ListRules,
): Query {
  const { tableName: table, findsArchivedBy } = view.model;
  if (!findsArchivedBy.some((name) => name in filters)) query.modify('listed');
  for (const [name, value] of Object.entries(filters) as [string, unknown][]) {
    const rule = rules.filters?.[name];
    if (rule) rule(query, value as never);
    else if (!(name in view.fields)) throw invalid(name, UNKNOWN);
    else whereAmong(query, `${table}.${name}`, [value].flat() as string[]);
  }
  return query;
}

/** A query of Objection or of knex. */
interface Conditions {
  whereIn(column: string, values: string[]): unknown;
  whereRaw(sql: string, bindings: string[]): unknown;
}

/** Like `whereIn`; Citus refuses conditions that Postgres sees to be false before it plans, as knex writes for no values. */
export function whereAmong(query: Conditions, column: string, values: string[]) {
  if (values.length > 0) query.whereIn(column, values);
  else query.whereRaw(`?? = any ('{}')`, [column]);
}

const UNKNOWN = { es: 'No existe este filtro', en: 'There is no such filter' };

/** The `from … where …` of the records that the scope shows and the filters match; cached by view, rules, scope and filters. */
export function rowsOf<Row>(
  view: View<Row>,
  scope: Scope,
  filters?: object,
  rules: ListRules = NO_RULES,
): Statement {
  return memo(view, rules, JSON.stringify([scope, filters]), () => {
    const query = within(view.model.query(), scope).select(raw(ONE));
    if (rules.join) query.joinRaw(rules.join);
    if (filters) addFilters(view, query, filters, rules);
    const { sql, bindings } = query.toKnexQuery().toSQL().toNative();
    const selection = { text: sql.slice(`select ${ONE} `.length), values: bindings };
    const rows = dialect().withScope(selection, scope);
    const text = dialect().withCompany(rows.text, view.model.tableName, rows);
    return { ...rows, text, isSearch: filters !== undefined && 'q' in filters };
  });
}

const ONE = '1';
const memo = createMemo<Statement>();

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
