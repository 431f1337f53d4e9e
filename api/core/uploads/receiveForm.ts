import { once, type EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { stat } from 'node:fs/promises';
import type { Context } from 'koa';
import { invalid, Refusal } from '../errors/errors.ts';
import { MISSING, tooLarge } from './refusals.ts';
import type { IncomingFile } from '../files/storage.ts';

/** Writes the form's one file into the directory; throws 413 when it is too large, and 422 for no file or several. */
export async function receiveForm(
  ctx: Context,
  maxBytes: number,
  directory: string,
): Promise<IncomingFile> {
  await parse(ctx, directory, maxBytes);
  const file = ctx.request.files?.file;
  if (!isOne(file)) throw invalid('file', MISSING);
  const { filepath: path, size, hash, originalFilename } = file;
  return { path, size, checksum: String(hash), sentName: originalFilename ?? '' };
}

/**
 * Parses the form; reads a refused body to its end, so that the client receives the response. formidable reports no
 * error when the end of the file could not be written: the file is then shorter than what was received, and its own error
 * event may still follow.
 */
async function parse(ctx: Context, uploadDir: string, maxFileSize: number) {
  let failure: Error | undefined;
  const onFileBegin = (_name: string, file: unknown) =>
    (file as EventEmitter).on('error', (error: Error) => (failure = error));
  const { koaBody } = await import('koa-body');
  const read = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: { ...ONE_FILE, uploadDir, maxFileSize, onFileBegin },
  });
  try {
    await Promise.race([read(ctx, async () => {}), leaving(ctx.req)]);
    const file = ctx.request.files?.file;
    const isWhole = !isOne(file) || (await stat(file.filepath)).size === file.size;
    if (failure || !isWhole) throw failure ?? (await once(file as never, 'error'))[0];
  } catch (error) {
    ctx.req.resume();
    throw refusalOf(error, maxFileSize);
  }
}

const ONE_FILE = {
  maxFiles: 1,
  maxFields: 20,
  maxFieldsSize: 64_000,
  hashAlgorithm: 'sha256',
  allowEmptyFiles: true,
  minFileSize: 0,
} as const;

/** Throws when the client leaves before its body is whole: formidable waits for ever for one that left before it began. */
function leaving(request: IncomingMessage): Promise<never> {
  return new Promise((_, reject) => {
    const check = () => !request.complete && reject(new Refusal('BAD_REQUEST'));
    if (request.destroyed) check();
    else request.once('close', check);
  });
}

function isOne<File>(file: File | File[] | undefined): file is File {
  return file !== undefined && !Array.isArray(file);
}

/** Turns formidable's errors, which have numeric codes, into a Refusal; returns errors of the file system unchanged. */
function refusalOf(error: unknown, maxBytes: number) {
  const { code, httpCode } = error as { code?: unknown; httpCode?: number };
  if (typeof code !== 'number') return error;
  if (code === MAX_FILES_EXCEEDED) return invalid('file', SEVERAL);
  if (httpCode === 413) return tooLarge(maxBytes, error);
  return new Refusal('BAD_REQUEST', { cause: error });
}

/** https://github.com/node-formidable/formidable/blob/master/src/FormidableError.js */
const MAX_FILES_EXCEEDED = 1015;

const SEVERAL = { es: 'Suba un archivo a la vez', en: 'Upload one file at a time' };
