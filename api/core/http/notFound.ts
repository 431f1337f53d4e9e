import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { operations, type Contract } from '../contract/document.ts';
import { Refusal } from '../errors/errors.ts';

/**
 * Middleware for requests that no operation answered: 405 when the path exists with another method, else 404. The 405 of a
 * DELETE names the call that ends such a record, where there is one.
 */
export function notFound(
  contract: Contract,
  routerOf: (path: string) => Router | undefined,
): Middleware {
  const endings = endingsOf(contract);
  return (ctx) => {
    const layers = routerOf(ctx.path)?.match(ctx.path, ctx.method).path ?? [];
    if (layers.length === 0) throw new Refusal('UNKNOWN_PATH');
    const Allow = [...new Set(layers.flatMap(({ methods }) => methods))].join(', ');
    const ending = ctx.method === 'DELETE' && endings.get(String(layers[0]!.path));
    throw new Refusal('METHOD_NOT_ALLOWED', {
      params: { method: ctx.method },
      headers: { Allow },
      ...(ending && { detail: { es: `Llame a ${ending}.`, en: `Call ${ending}.` } }),
    });
  };
}

/** The calls that end a record, such as `POST /api/keys/{id}/revoke`, by the route of the record. */
function endingsOf(contract: Contract): Map<string, string> {
  const all = operations(contract).filter(({ operation }) => operation['x-ends-record']);
  return new Map(
    all.map(({ method, path }) => [
      `/api${path.slice(0, path.lastIndexOf('/'))}`.replace(/\{(\w+)\}/g, ':$1'),
      `${method.toUpperCase()} /api${path}`,
    ]),
  );
}
