import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { Refusal } from '../errors/errors.ts';

/** Middleware for requests that no operation answered: 405 when the path exists with another method, else 404. */
export function notFound(routerOf: (path: string) => Router | undefined): Middleware {
  return (ctx) => {
    const layers = routerOf(ctx.path)?.match(ctx.path, ctx.method).path ?? [];
    if (layers.length === 0) throw new Refusal('NOT_FOUND');
    const Allow = [...new Set(layers.flatMap(({ methods }) => methods))].join(', ');
    throw new Refusal('METHOD_NOT_ALLOWED', { params: { method: ctx.method }, headers: { Allow } });
  };
}
