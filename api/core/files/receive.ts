import { koaBody } from 'koa-body';
import type { Context } from 'koa';
import type { Operation } from '../contract/document.ts';
import { invalid, Refusal } from '../http/errors.ts';
import type { Storage, StoredFile } from './storage.ts';

/** What an operation of the contract says of the one file that it takes. */
interface Form {
  schema: { properties: { file: { maxLength: number } } };
  encoding: { file: { contentType: string } };
}

/** Whether the operation's body is a form with a file of named media types, to be kept as it is. */
export function takesFile(operation: Operation): boolean {
  return formOf(operation) !== undefined;
}

/**
 * Reads the request's one file into the storage, within the contract's size and media types. Whatever an aborted,
 * oversized or refused upload has written is gone again.
 */
export async function receive(
  ctx: Context,
  operation: Operation,
  storage: Storage,
): Promise<StoredFile> {
  if (!ctx.is('multipart/form-data')) throw new Refusal('FILE_EXPECTED');
  const { schema, encoding } = formOf(operation)!;
  const most = schema.properties.file.maxLength;
  const types = encoding.file.contentType.split(/,\s*/);
  return storage.arriving(async (dir) => {
    await parse(ctx, dir, most);
    const file = ctx.request.files?.file;
    if (!file || Array.isArray(file)) throw invalid('file', ONE);
    return storage.keep(file.filepath, file.originalFilename ?? '', types);
  });
}

function formOf({ requestBody }: Operation) {
  const form = requestBody?.content['multipart/form-data'] as unknown as Partial<Form> | undefined;
  return form?.encoding && (form as Form);
}

/** The rest of a body that is refused is read and thrown away, so that the client gets its answer. */
async function parse(ctx: Context, uploadDir: string, most: number) {
  const read = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: { uploadDir, maxFiles: 1, maxFields: 20, maxFieldsSize: 64_000, maxFileSize: most },
  });
  try {
    await read(ctx, async () => {});
  } catch (error) {
    ctx.req.resume();
    throw refusalOf(error, most);
  }
}

function refusalOf(error: unknown, most: number) {
  const { code, httpCode = 500 } = error as { code?: number; httpCode?: number };
  if (code !== undefined && NOT_ONE.includes(code)) return invalid('file', ONE);
  if (httpCode === 413)
    return new Refusal('FILE_TOO_LARGE', { params: { limit: most / 1024 / 1024 }, cause: error });
  return code === undefined ? error : new Refusal('BAD_REQUEST', { cause: error });
}

/** formidable's noEmptyFiles and maxFilesExceeded. */
const NOT_ONE = [1010, 1015];

const ONE = { es: 'Envíe un archivo', en: 'Send one file' };
