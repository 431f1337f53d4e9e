import type { Middleware } from 'koa';
import type { Contract } from '../contract/document.ts';

/** Says in the header `Anden-Version` of every answer, also of errors, by which version of the contract it is made. */
export function contractVersion({ info }: Contract): Middleware {
  return (ctx, next) => {
    ctx.res.setHeader('Anden-Version', info!.version);
    return next();
  };
}
