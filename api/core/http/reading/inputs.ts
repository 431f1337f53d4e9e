import { assertStorable } from '../../contract/checks.ts';
import { toListQuery, expandFilterAndRange } from '../../list/dialect.ts';
import type { Exchange } from '../exchange.ts';
import { changeOf } from '../replacement.ts';

/** Checks path, headers and query against the contract, before the body is read. */
export function checkParameters(exchange: Exchange) {
  const { ctx, operation, checks, params } = exchange;
  const isList = Boolean(operation['x-sort']);
  const query = isList ? expandFilterAndRange({ ...ctx.query }) : { ...ctx.query };
  for (const part of [params, query]) assertStorable(part);
  checks.path(params);
  checks.headers(ctx.headers);
  checks.query(query);
  exchange.query = isList ? toListQuery(query, operation) : query;
  exchange.ifMatch = versionOf(ctx.get('If-Match'));
}

/** Checks the JSON body; an empty body is replaced by the query where the contract says `x-fields-in-query`. */
export function checkBody(exchange: Exchange) {
  const { ctx, operation, checks, query } = exchange;
  if (checks.body) {
    const body: unknown = ctx.request.body ?? {};
    assertStorable(body);
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
