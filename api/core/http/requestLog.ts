import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Logger } from 'pino';

declare module 'koa' {
  interface DefaultContext {
    requestId: string;
    /** The ids and codes in each line about the request. */
    logged: Record<string, string>;
    /** Made anew at each use, because most requests write no line but the last. */
    readonly log: Logger;
  }
}

/**
 * Logs one line per request: method, path, status, time and what `addToLog` added; never the query, headers or body, nor
 * path segments of unknown form.
 */
export function requestLog(app: Koa, log: Logger): Koa.Middleware {
  Object.defineProperty(app.context, 'log', {
    get(this: Koa.Context) {
      return log.child(this.logged);
    },
  });
  /** Its lines have only the fields below, so there is nothing to leave out. */
  const requests = log.child({}, { redact: [] });
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.requestId = randomUUID();
    ctx.logged = { requestId: ctx.requestId };
    ctx.set('X-Request-Id', ctx.requestId);
    let status = 500;
    try {
      await next();
      status = ctx.status;
    } finally {
      const ms = Math.round(performance.now() - startedAt);
      const { method, path } = ctx;
      requests.info({ method, path: redacted(path), status, ms, ...ctx.logged }, 'request');
    }
  };
}

/** Adds to every later line of a request's log: ids and codes, never names. */
export function addToLog(ctx: Koa.Context, fields: Record<string, string>): void {
  Object.assign(ctx.logged, fields);
}

/** Sends the errors that Koa reports to the log, with its redaction, instead of printing them on the console. */
export function logErrors(app: Koa, log: Logger): void {
  app.on('error', (error: unknown, ctx?: Koa.Context) => {
    if (ctx?.logged && isOfClient(error)) ctx.log.info('client left');
    else (ctx?.logged ? ctx.log : log).error({ err: error }, 'request failed');
  });
}

/** Whether the error is that the client left: it closed its connection before its body or the answer was whole. */
export function hasLeft({ req, res }: Koa.Context, error: unknown): boolean {
  const isGone = (req.destroyed && !req.complete) || (res.destroyed && !res.writableFinished);
  return isGone && isOfClient(error);
}

/** Whether an error of a connection, or of the body that is read from it, may be that the client closed it. */
function isOfClient(error: unknown): boolean {
  const { code = '', type = '' } = error as { code?: unknown; type?: unknown };
  return CLIENT_GONE.test(String(code)) || BODY_GONE.test(String(type));
}

/** Error codes of a connection that the client has closed. */
const CLIENT_GONE = /^(HPE_|ECONNRESET$|ECONNABORTED$|EPIPE$|ERR_STREAM_PREMATURE_CLOSE$)/;

/** The errors of raw-body for a body that ended early, and for one whose connection was closed before it was read. */
const BODY_GONE = /^(request\.aborted|stream\.not\.readable)$/;

/** Keeps the path segments that are words, ids or file names; replaces others, which may be an e-mail address or a token. */
function redacted(path: string): string {
  return path
    .split('/')
    .map((segment) => (LOGGABLE.test(segment) ? segment : '…'))
    .join('/');
}

const LOGGABLE =
  /^([a-z_-]{0,40}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\.?[\w-]{1,60}(\.[a-z]{2,11})+)$/i;
