import { raw, type QueryBuilder } from 'objection';
import type { Entity } from '../records/Entity.ts';
import { invalid } from '../http/errors.ts';
import type { Scope } from '../auth/policy.ts';
import { createMemo } from './memo.ts';
import type { Statement } from './statement.ts';
import type { View } from './view.ts';

export type Query = QueryBuilder<Entity>;

/** How a list understands the filters and sorts that are not simply a column of the same name. */
export interface ListRules {
  /** What each adds to the query follows from the value alone: it is remembered. */
  filters?: Record<string, (query: Query, value: never) => unknown>;
  /** SQL to sort by, where the field as shown does not sort, as decimals shown as text. */
  sorts?: Record<string, string>;
}

/** Every filter and sort is a column. */
export const NO_RULES: ListRules = {};

/** Narrows a query to the records that the scope shows. */
export function within(query: Query, scope: Scope): Query {
  const table = query.modelClass().tableName;
  return query.where((alternatives) => {
    alternatives.whereRaw('false');
    for (const pattern of scope) alternatives.orWhere((every) => matching(every, table, pattern));
  }) as Query;
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

/** `from … where …` for the records that a scope shows, filtered where filters are given; built once for the same. */
export function rowsOf<Row>(
  view: View<Row>,
  scope: Scope,
  filters?: object,
  rules: ListRules = NO_RULES,
): Statement {
  return remembered(view, rules, JSON.stringify([scope, filters]), () => {
    const query = within(view.model.query(), scope).select(raw(ONE));
    if (filters) filtered(view, query, filters, rules);
    const { sql, bindings } = query.toKnexQuery().toSQL().toNative();
    return { text: sql.slice(`select ${ONE} `.length), values: bindings };
  });
}

const ONE = '1';
const remembered = createMemo<Statement>();

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
