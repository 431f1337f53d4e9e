import type { Context } from 'koa';
import { resolve, type Contract, type Operation } from '../contract/document.ts';
import { Refusal } from '../errors/errors.ts';
import { safeName } from './names.ts';
import { receiveBody } from './receiveBody.ts';
import { receiveForm } from './receiveForm.ts';
import { refuseUnfit } from './refuseUnfit.ts';
import type { StoredFile } from '../files/storage.ts';
import { typeOf } from './typeOf.ts';

/** The contract's limits for the one file that an operation takes. */
export interface FileLimits {
  maxBytes: number;
  /** The accepted media types; undefined when any is accepted. */
  mediaTypes: string[] | undefined;
  /** The Content-Types with which the body may be the file itself, without a form. */
  bodyTypes: string[];
}

/** A completely received file at a local path, which is deleted when the request ends. */
export interface TemporaryFile extends Omit<StoredFile, 'key'> {
  path: string;
}

/** The limits of the operation's file; undefined when the operation takes no file. */
export function fileLimitsOf(contract: Contract, operation: Operation): FileLimits | undefined {
  const { [FORM]: form, ...others } = (operation.requestBody?.content ?? {}) as Contents;
  if (!form) return undefined;
  const { file } = resolve<Schema>(contract, form.schema as Schema).properties;
  const mediaTypes = form.encoding?.file.contentType.split(/,\s*/);
  return { maxBytes: file['x-max-bytes'], mediaTypes, bodyTypes: Object.keys(others) };
}

const FORM = 'multipart/form-data';

type Contents = Record<string, { schema: object; encoding?: { file: { contentType: string } } }>;

interface Schema {
  properties: { file: { 'x-max-bytes': number } };
}

/**
 * Writes the request's one file into the directory and computes its SHA-256: the file of a form, or the body itself
 * where the contract allows it. Throws 413 for a file that is too large, 415 for another body, and 422 for no file,
 * several files, content of another media type, or a file that cannot be opened.
 */
export async function receiveFile(
  ctx: Context,
  limits: FileLimits,
  directory: string,
): Promise<TemporaryFile> {
  const { mediaTypes } = limits;
  const { sentName, ...file } = await receive(ctx, limits, directory);
  const type = await typeOf(file.path);
  if (mediaTypes) await refuseUnfit(file, type, mediaTypes);
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
