import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';

/** These steps, for the requests under a path only. */
export function under(prefix: string, ...steps: Middleware[]): Middleware {
  const inside = compose(steps);
  const isInside = ({ path }: Context) => path === prefix || path.startsWith(`${prefix}/`);
  return (ctx, next) => (isInside(ctx) ? inside(ctx, next) : next());
}
