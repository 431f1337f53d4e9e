import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Logger } from 'pino';

declare module 'koa' {
  interface DefaultContext {
    requestId: string;
    log: Logger;
  }
}

/** One line a request: method, path, status and time; never a query string, a header, a body, or what a stranger put in the path. */
export function requestLog(log: Logger): Koa.Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    ctx.requestId = randomUUID();
    ctx.log = log.child({ requestId: ctx.requestId });
    ctx.set('X-Request-Id', ctx.requestId);
    let status = 500;
    try {
      await next();
      status = ctx.status;
    } finally {
      const ms = Math.round(performance.now() - started);
      ctx.log.info({ method: ctx.method, path: speakable(ctx.path), status, ms }, 'request');
    }
  };
}

/** What no step caught goes to the log too, cleaned as everything there, not as a bare stack to the console. */
export function logErrors(app: Koa, log: Logger): void {
  app.on('error', (error: unknown, ctx?: Koa.Context) => {
    const { code = '' } = error as { code?: string };
    if (ctx && LEFT.test(code)) ctx.log.info('client left');
    else (ctx?.log ?? log).error({ err: error }, 'request failed');
  });
}

/** How a connection says that its client is gone, in the middle of a body too. */
const LEFT = /^(HPE_|ECONNRESET$|ECONNABORTED$|EPIPE$|ERR_STREAM_PREMATURE_CLOSE$)/;

/** Words, ids and file names stay; any other segment may be anything, an address or a token. */
function speakable(path: string): string {
  return path
    .split('/')
    .map((segment) => (SPEAKABLE.test(segment) ? segment : '…'))
    .join('/');
}

const SPEAKABLE =
  /^([a-z_-]{0,40}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\.?[\w-]{1,60}(\.[a-z]{2,11})+)$/i;
