import { json } from 'co-body';
import type { Context } from 'koa';
import { listTooLarge, MAX_BODY_MB, mostRecords } from '../../checks/listTooLarge.ts';
import { keepable } from '../../uploads/keep.ts';
import { receiveFile, type FileLimits } from '../../uploads/receive.ts';
import { Refusal } from '../../errors/errors.ts';
import type { Exchange } from '../exchange.ts';

/** Reads the whole body of an operation that takes one: a form with one file, or else JSON and nothing else. */
export function readBody(exchange: Exchange): void | Promise<void> {
  const { operation, fileLimits } = exchange;
  if (fileLimits) return readFile(exchange, fileLimits);
  return operation.requestBody ? readJson(exchange) : undefined;
}

/** Receives the file into a temporary directory, which is deleted when the call ends. */
async function readFile(exchange: Exchange, limits: FileLimits) {
  const { ctx, application } = exchange;
  const { path, remove } = await application.incoming.directory();
  exchange.removeReceived = remove;
  const file = await receiveFile(ctx, limits, path);
  exchange.file = keepable(file, application.storage, limits.maxBytes);
}

async function readJson({ ctx, application, operation }: Exchange) {
  const isEmpty = !ctx.request.length && !ctx.get('Transfer-Encoding');
  const isPlain = ['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
  if (!isEmpty && !(isPlain && isJson(ctx))) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  try {
    ctx.request.body = isEmpty ? {} : await parseJson(ctx);
  } catch (error) {
    const most = mostRecords(application.contract, operation);
    const isTooLarge = (error as { status?: number }).status === 413;
    throw isTooLarge && most ? listTooLarge(most, error) : error;
  }
}

/** Whether the body is JSON; the usual type is recognized without parsing it. */
function isJson(ctx: Context): boolean {
  return ctx.get('Content-Type') === 'application/json' || Boolean(ctx.is('json'));
}

/** The JSON body of a call, an object or a list. */
export function parseJson({ req }: Context): Promise<Context['request']['body']> {
  return json(req, { strict: true, limit: MAX_BODY_MB * MB });
}

const MB = 1024 * 1024;
