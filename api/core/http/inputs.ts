import { HttpMethodEnum, koaBody } from 'koa-body';
import type { Context, Middleware } from 'koa';
import { assertStorable, type Checks } from '../contract/checks.ts';
import type { Operation } from '../contract/document.ts';
import { Refusal } from './errors.ts';
import { toListQuery, unfold } from '../list/dialect.ts';
import { isUpload } from '../files/upload.ts';

/** Everything the caller sent, checked. */
export function inputs(ctx: Context, operation: Operation, checks: Checks) {
  const params = { ...ctx.params };
  const sent = { ...ctx.query };
  const query = operation['x-sort'] ? unfold(sent) : sent;
  const body = checks.body && (ctx.request.body ?? {});
  for (const part of [params, query, body]) assertStorable(part);
  checks.path(params);
  checks.headers(ctx.headers);
  checks.query(query);
  const asked = checks.body && isEmpty(body) && operation['x-fields-in-query'] ? query : body;
  if (asked === query) checks.fields!(asked);
  else checks.body?.(asked);
  const ifMatch = versionOf(ctx.get('If-Match'));
  return {
    params,
    body: asked,
    ifMatch,
    query: operation['x-sort'] ? toListQuery(query, operation) : query,
  };
}

/** Reads the body of an operation that takes one, JSON and nothing else; a file is left to who receives it. */
export function bodyOf(operation: Operation): Middleware {
  if (!operation.requestBody || isUpload(operation)) return (_ctx, next) => next();
  return async (ctx, next) => {
    const empty = !ctx.request.length && !ctx.get('Transfer-Encoding');
    const plain = ['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
    if (!empty && !(plain && ctx.is('json'))) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
    await parseJson(ctx, next);
  };
}

const parseJson = koaBody({
  parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH],
  jsonStrict: true,
  jsonLimit: '1mb',
  urlencoded: false,
  text: false,
  multipart: false,
});

/** `"7"` and `W/"7"` name version 7; what names none of ours matches none. */
function versionOf(header: string): number | undefined {
  if (!header || header === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1] ?? -1);
}

function isEmpty(body: unknown) {
  return !body || Object.keys(body).length === 0;
}
