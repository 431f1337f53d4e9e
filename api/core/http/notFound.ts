import type { Middleware } from 'koa';
import { Refusal } from './errors.ts';

/** Middleware for requests that no operation answered: 405 when the path exists with another method, else 404. */
export function notFound(methodsOf: (path: string) => string[]): Middleware {
  return (ctx) => {
    const methods = methodsOf(ctx.path);
    if (methods.length === 0) throw new Refusal('NOT_FOUND');
    const headers = { Allow: methods.join(', ') };
    throw new Refusal('METHOD_NOT_ALLOWED', { params: { method: ctx.method }, headers });
  };
}
