import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';

/** Runs these middlewares only for requests to this path and the paths below it. */
export function forPath(path: string, ...middlewares: Middleware[]): Middleware {
  const all = compose(middlewares);
  const applies = (ctx: Context) => ctx.path === path || ctx.path.startsWith(`${path}/`);
  return (ctx, next) => (applies(ctx) ? all(ctx, next) : next());
}
