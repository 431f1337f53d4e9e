import type { Middleware } from 'koa';
import { fromDatabase } from '../errors/databaseErrors.ts';
import { asRefusal, Refusal } from '../errors/errors.ts';
import { localeOf } from '../i18n/locale.ts';
import { addToLog, hasLeft } from './requestLog.ts';

/** Middleware that turns every error into a problem response in the caller's language; errors of status 500 and above are logged. */
export function errorResponses(): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = hasLeft(ctx, error) ? leftBy(error) : refusalOf(error);
      ctx.state.errorCode = refusal.code;
      addToLog(ctx, { code: refusal.code });
      if (refusal.status >= 500)
        ctx.log.error({ err: refusal.options.cause ?? refusal }, 'request failed');
      ctx.status = refusal.status;
      ctx.set(refusal.options.headers ?? {});
      ctx.body = JSON.stringify(refusal.problem(localeOf(ctx), ctx.requestId));
      ctx.type = 'application/problem+json';
    }
  };
}

/** Nobody reads the answer to a request that was aborted; its status is that of a request which is not whole. */
function leftBy(error: unknown): Refusal {
  return new Refusal('BAD_REQUEST', { cause: error });
}

/** The refusal with which any error is answered. */
export function refusalOf(error: unknown): Refusal {
  return asRefusal(fromHttp(fromFileSystem(fromDatabase(error))));
}

/** Turns "disk full", "quota exceeded" and "file too large" (man 7 errno) into STORAGE_FULL. */
function fromFileSystem(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code);
  return isFull ? new Refusal('STORAGE_FULL', { cause: error }) : error;
}

/** Turns errors of the body parser and of Koa, which have an HTTP status, into a Refusal. */
function fromHttp(error: unknown): unknown {
  const { status } = error as { status?: number };
  if (error instanceof Refusal || !status || status >= 500) return error;
  if (status === 404) return new Refusal('NOT_FOUND', { cause: error });
  if (status === 413) return new Refusal('PAYLOAD_TOO_LARGE', { cause: error });
  if (status === 415) return new Refusal('UNSUPPORTED_MEDIA_TYPE', { cause: error });
  return new Refusal('BAD_REQUEST', { cause: error });
}
