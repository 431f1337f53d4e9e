import koaCors from '@koa/cors';
import type { Context, Middleware } from 'koa';
import { operations, type Contract } from '../contract/document.ts';

/**
 * Lets pages of other sites call the API with a bearer token and read its answers; never with cookies, and not the
 * operations of the session's cookie. Public links are opened on the product's own pages, so `X-Link` is not allowed.
 */
export function cors(contract: Contract): Middleware {
  const ownOperations = operations(contract).filter(
    ({ operation }) => operation['x-session-cookie'],
  );
  const ownPaths = new Set(ownOperations.map(({ path }) => `/api${path}`));
  const isOwn = ({ path }: Context) => ownPaths.has(path.replace(/\/$/, ''));
  const preflight = koaCors({
    origin: (ctx) => (isOwn(ctx) ? '' : '*'),
    allowMethods: 'GET,POST,PATCH,PUT,DELETE',
    allowHeaders: 'Authorization, Content-Type, Accept-Language, Range, If-Match, Idempotency-Key',
    maxAge: 600,
  });
  return (ctx, next) => {
    if (ctx.method === 'OPTIONS') return preflight(ctx, next);
    ctx.res.setHeader('Vary', 'Origin');
    if (!isOwn(ctx)) for (const [name, value] of READABLE) ctx.res.setHeader(name, value);
    return next();
  };
}

/** Lets a page of any site read an answer, with these headers of it. */
const READABLE = Object.entries({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Anden-Version, Content-Disposition, Content-Range, Deprecation, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Sunset, WWW-Authenticate, X-Request-Id, X-Total-Count, X-Total-Is',
});
