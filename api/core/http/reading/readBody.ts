import { HttpMethodEnum, koaBody } from 'koa-body';
import { listTooLarge, MAX_BODY_MB, mostRecords } from '../../contract/listTooLarge.ts';
import { keepable } from '../../files/keep.ts';
import { receiveFile, type FileLimits } from '../../files/receive.ts';
import { Refusal } from '../errors.ts';
import type { Exchange } from '../exchange.ts';

/** Reads the whole body of an operation that takes one: a form with one file, or else JSON and nothing else. */
export async function readBody(exchange: Exchange, next: () => Promise<void>): Promise<void> {
  const { operation, fileLimits } = exchange;
  if (fileLimits) return withFile(exchange, fileLimits, next);
  if (operation.requestBody) await readJson(exchange);
  await next();
}

/** Receives the file into a temporary directory, which is deleted when the call ends, unless the handler kept the file. */
function withFile(exchange: Exchange, limits: FileLimits, next: () => Promise<void>) {
  const { ctx, application } = exchange;
  return application.incoming.withDirectory(async (directory) => {
    const file = await receiveFile(ctx, limits, directory);
    exchange.file = keepable(file, application.storage);
    await next();
  });
}

async function readJson({ ctx, application, operation }: Exchange) {
  const isEmpty = !ctx.request.length && !ctx.get('Transfer-Encoding');
  const isPlain = ['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
  if (!isEmpty && !(isPlain && ctx.is('json'))) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  try {
    await parseJson(ctx, async () => {});
  } catch (error) {
    const most = mostRecords(application.contract, operation);
    const isTooLarge = (error as { status?: number }).status === 413;
    throw isTooLarge && most ? listTooLarge(most, error) : error;
  }
}

/** Reads the JSON body of a call. */
export const parseJson = koaBody({
  parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH],
  jsonStrict: true,
  jsonLimit: `${MAX_BODY_MB}mb`,
  urlencoded: false,
  text: false,
  multipart: false,
});
