import { fileTypeFromFile } from 'file-type';
import type { Context } from 'koa';
import { resolve, type Contract, type Operation } from '../contract/document.ts';
import { invalid, Refusal } from '../http/errors.ts';
import { safeName } from './names.ts';
import { receiveBody } from './receiveBody.ts';
import { receiveForm } from './receiveForm.ts';
import type { StoredFile } from './storage.ts';

/** What the contract says of the one file that an operation takes. */
export interface FileLimits {
  maxBytes: number;
  /** Undefined where any content is taken. */
  mediaTypes: string[] | undefined;
  /** Under which Content-Types the body may be the file itself, without a form. */
  bodyTypes: string[];
}

/** A file that has been received whole into a local file, which lies there until the request ends. */
export interface TemporaryFile extends Omit<StoredFile, 'key'> {
  path: string;
}

/** The bytes of a file as they were received, and the client's name for it, as it was sent. */
export interface Received extends Pick<StoredFile, 'checksum' | 'size'> {
  path: string;
  sentName: string;
}

/** The limits of the operation's file; undefined for an operation that takes none. */
export function fileLimitsOf(contract: Contract, operation: Operation): FileLimits | undefined {
  const { [FORM]: form, ...others } = (operation.requestBody?.content ?? {}) as Contents;
  if (!form) return undefined;
  const { file } = resolve<Schema>(contract, form.schema as Schema).properties;
  const mediaTypes = form.encoding?.file.contentType.split(/,\s*/);
  return { maxBytes: file.maxLength, mediaTypes, bodyTypes: Object.keys(others) };
}

const FORM = 'multipart/form-data';

type Contents = Record<string, { schema: object; encoding?: { file: { contentType: string } } }>;

interface Schema {
  properties: { file: { maxLength: number } };
}

/**
 * Writes the call's one file into the directory, computing its SHA-256 meanwhile: a form's, or the body itself where
 * the contract takes it so. Refuses with 413 what is too large, with 415 what is neither, and with 422 no file,
 * several, or one whose content is of another media type.
 */
export async function receiveFile(
  ctx: Context,
  limits: FileLimits,
  directory: string,
): Promise<TemporaryFile> {
  const { mediaTypes } = limits;
  const { sentName, ...file } = await receive(ctx, limits, directory);
  const type = await fileTypeFromFile(file.path);
  if (mediaTypes && !(type && mediaTypes.includes(type.mime))) throw invalid('file', UNREADABLE);
  return {
    ...file,
    mediaType: type?.mime ?? 'application/octet-stream',
    fileName: safeName(sentName, mediaTypes && type?.ext),
  };
}

function receive(ctx: Context, { maxBytes, bodyTypes }: FileLimits, directory: string) {
  if (ctx.is(FORM)) return receiveForm(ctx, maxBytes, directory);
  if (bodyTypes.length > 0 && ctx.is(bodyTypes)) return receiveBody(ctx, maxBytes, directory);
  throw new Refusal('FILE_EXPECTED');
}

const UNREADABLE = {
  es: 'Debe ser un PDF, JPEG o PNG; su contenido no lo es',
  en: 'It must be a PDF, JPEG or PNG; its content is none of them',
};
