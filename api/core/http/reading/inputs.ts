import { LRUCache } from 'lru-cache';
import { readTexts } from '../../checks/readTexts.ts';
import { toListQuery, expandFilterAndRange, type AnyListQuery } from '../../list/listQuery.ts';
import type { Exchange } from '../exchange.ts';
import { assertFields } from './chosenFields.ts';
import { changeOf } from '../replacement.ts';

/** Checks path, headers and query against the contract, before the body is read. */
export function checkParameters(exchange: Exchange) {
  const { ctx, operation, checks, params } = exchange;
  readTexts(params);
  checks.path(params);
  checks.headers(ctx.headers);
  exchange.query = operation['x-sort']
    ? listQuery(exchange)
    : checkQuery(exchange, { ...ctx.query });
  exchange.ifMatch = versionOf(ctx.get('If-Match'));
}

/** The query of a list. The last ones are remembered, because pages ask for the same lists again and again. */
function listQuery(exchange: Exchange): AnyListQuery {
  const { ctx, operation } = exchange;
  const key = `${operation.operationId} ${ctx.querystring}`;
  const cached = listQueries.get(key);
  if (cached) return cached;
  const query = toListQuery(
    checkQuery(exchange, expandFilterAndRange({ ...ctx.query })),
    operation,
  );
  Object.freeze(query.filters);
  if (key.length < LONG) listQueries.set(key, Object.freeze(query));
  return query;
}

const LONG = 500;
const listQueries = new LRUCache<string, AnyListQuery>({ max: 500 });

function checkQuery({ checks, application, operation }: Exchange, query: Record<string, unknown>) {
  readTexts(query);
  checks.query(query);
  if (query.fields) assertFields(application.contract, operation, query.fields as string[]);
  return query;
}

/** Checks the JSON body; an empty body is replaced by the query where the contract says `x-fields-in-query`. */
export function checkBody(exchange: Exchange) {
  const { ctx, operation, checks, query } = exchange;
  if (checks.body) {
    const body: unknown = ctx.request.body ?? {};
    readTexts(body);
    checks.rename(body);
    const isInQuery = isEmpty(body) && operation['x-fields-in-query'];
    exchange.body = isInQuery ? query : changeOf(exchange, body);
    if (isInQuery) checks.fields!(query);
    else checks.body(exchange.body);
  }
}

/** The version in an `If-Match` header: 7 for `"7"` or `W/"7"`; -1, which matches no record, for any other ETag. */
function versionOf(header: string): number | undefined {
  if (!header || header === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1] ?? -1);
}

function isEmpty(body: unknown) {
  return !body || Object.keys(body).length === 0;
}
