import type { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileTypeFromFile } from 'file-type';
import { koaBody } from 'koa-body';
import type { Context } from 'koa';
import { resolve, type Contract, type Operation } from '../contract/document.ts';
import { invalid, Refusal } from '../http/errors.ts';
import { safeName } from './names.ts';
import type { StoredFile } from './storage.ts';

/** What the contract says of the one file that an operation takes. */
export interface FileLimits {
  maxBytes: number;
  /** Undefined where any content is taken. */
  mediaTypes: string[] | undefined;
}

/** A file that has been received whole into a local file, which lies there until the request ends. */
export interface TemporaryFile extends Omit<StoredFile, 'key'> {
  path: string;
}

/** The limits of the operation's file; undefined for an operation that takes none. */
export function fileLimitsOf(contract: Contract, operation: Operation): FileLimits | undefined {
  const form = operation.requestBody?.content['multipart/form-data'] as Form | undefined;
  if (!form) return undefined;
  const { file } = resolve<Schema>(contract, form.schema as Schema).properties;
  const mediaTypes = form.encoding?.file.contentType.split(/,\s*/);
  return { maxBytes: file.maxLength, mediaTypes };
}

interface Form {
  schema: object;
  encoding?: { file: { contentType: string } };
}

interface Schema {
  properties: { file: { maxLength: number } };
}

/**
 * Writes the form's one file into the directory, computing its SHA-256 meanwhile. Refuses with 413 what is too large,
 * with 415 what is no form, and with 422 no file, several, or one whose content is of another media type.
 */
export async function receiveFile(
  ctx: Context,
  { maxBytes, mediaTypes }: FileLimits,
  directory: string,
): Promise<TemporaryFile> {
  if (!ctx.is('multipart/form-data')) throw new Refusal('FILE_EXPECTED');
  await parse(ctx, directory, maxBytes);
  const file = ctx.request.files?.file;
  if (!file || Array.isArray(file)) throw invalid('file', NONE);
  const type = await fileTypeFromFile(file.filepath);
  if (mediaTypes && !(type && mediaTypes.includes(type.mime))) throw invalid('file', UNREADABLE);
  return {
    path: file.filepath,
    checksum: String(file.hash),
    size: file.size,
    mediaType: type?.mime ?? 'application/octet-stream',
    fileName: safeName(file.originalFilename ?? '', mediaTypes && type?.ext),
  };
}

/**
 * The rest of a refused body is read and thrown away, so that the client gets its answer. formidable also ends well
 * when the last of the file could not be written; the file's own error tells.
 */
async function parse(ctx: Context, uploadDir: string, maxFileSize: number) {
  let failure: Error | undefined;
  const onFileBegin = (_name: string, file: unknown) =>
    (file as EventEmitter).on('error', (error: Error) => (failure = error));
  const read = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      ...{ uploadDir, maxFileSize, maxFiles: 1, maxFields: 20, maxFieldsSize: 64_000 },
      ...{ hashAlgorithm: 'sha256', allowEmptyFiles: true, minFileSize: 0, onFileBegin },
    },
  });
  try {
    await read(ctx, async () => {});
    await nextTurn();
    if (failure) throw failure;
  } catch (error) {
    ctx.req.resume();
    throw refusalOf(error, maxFileSize);
  }
}

/** formidable's errors have numbers as codes and an `httpCode`; those of the file system keep their own codes. */
function refusalOf(error: unknown, maxBytes: number) {
  const { code, httpCode } = error as { code?: unknown; httpCode?: number };
  if (typeof code !== 'number') return error;
  if (code === MAX_FILES_EXCEEDED) return invalid('file', SEVERAL);
  const params = { limit: maxBytes / 1024 / 1024 };
  if (httpCode === 413) return new Refusal('FILE_TOO_LARGE', { params, cause: error });
  return new Refusal('BAD_REQUEST', { cause: error });
}

/** https://github.com/node-formidable/formidable/blob/master/src/FormidableError.js */
const MAX_FILES_EXCEEDED = 1015;

const NONE = { es: 'Elija un archivo', en: 'Choose a file' };
const SEVERAL = { es: 'Suba un archivo a la vez', en: 'Upload one file at a time' };
const UNREADABLE = {
  es: 'Debe ser un PDF, JPEG o PNG; su contenido no lo es',
  en: 'It must be a PDF, JPEG or PNG; its content is none of them',
};
