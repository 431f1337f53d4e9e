import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';

/** Runs these middlewares for the requests at this path and below it only. */
export function forPath(path: string, ...middlewares: Middleware[]): Middleware {
  const all = compose(middlewares);
  const applies = (ctx: Context) => ctx.path === path || ctx.path.startsWith(`${path}/`);
  return (ctx, next) => (applies(ctx) ? all(ctx, next) : next());
}
