import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

declare module 'koa' {
  interface DefaultContext {
    requestId: string;
    log: Logger;
  }
}

/** One line a request: method, path, status and time; never a query string, a header or a body. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    ctx.requestId = randomUUID();
    ctx.log = log.child({ requestId: ctx.requestId });
    ctx.set('X-Request-Id', ctx.requestId);
    try {
      await next();
    } finally {
      const ms = Math.round(performance.now() - started);
      ctx.log.info({ method: ctx.method, path: ctx.path, status: ctx.status, ms }, 'request');
    }
  };
}
