import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { Refusal } from './errors.ts';

/** Middleware for requests that no operation answered: 405 when the path exists with another method, else 404. */
export function notFound(router: Router): Middleware {
  return (ctx) => {
    const { path } = router.match(ctx.path, ctx.method);
    if (path.length === 0) throw new Refusal('NOT_FOUND');
    const Allow = [...new Set(path.flatMap(({ methods }) => methods))].join(', ');
    throw new Refusal('METHOD_NOT_ALLOWED', { params: { method: ctx.method }, headers: { Allow } });
  };
}
