import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { koaBody } from 'koa-body';
import type { Context } from 'koa';
import { resolve, type Contract, type Operation } from '../contract/document.ts';
import { invalid, Refusal } from '../http/errors.ts';

/** A file that a caller sends; it is read only when it is received, so only from whom it is wanted. */
export interface Upload {
  /**
   * Writes the one file of the body into a directory under a random key. Refuses with 413 what is too large and with
   * 422 none or several; nothing of what is refused or breaks off stays behind.
   */
  receive(directory: string): Promise<Received>;
}

/** A file that has come: where it lies, and what the sender calls it. */
export interface Received {
  key: string;
  path: string;
  name: string;
  bytes: number;
}

/** Whether the operation takes a file. */
export function isUpload({ requestBody }: Operation): boolean {
  return 'multipart/form-data' in (requestBody?.content ?? {});
}

/** How large its file may be, as the contract says. */
export function maxBytesOf(contract: Contract, { requestBody }: Operation): number {
  const form = requestBody!.content['multipart/form-data']!.schema;
  return resolve<Form>(contract, form as Form).properties.file.maxLength;
}

interface Form {
  properties: { file: { maxLength: number } };
}

/** The file that this call sends, of at most `maxBytes`. */
export function uploadOf(ctx: Context, maxBytes: number): Upload {
  return { receive: (directory) => receive(ctx, directory, maxBytes) };
}

async function receive(ctx: Context, directory: string, maxBytes: number): Promise<Received> {
  if (!ctx.is('multipart/form-data')) throw invalid('file', NONE);
  await mkdir(directory, { recursive: true });
  await parse(ctx, directory, maxBytes);
  const files = Object.values(ctx.request.files ?? {}).flat();
  const [file] = files;
  if (file && files.length === 1) {
    const name = cleaned(file.originalFilename ?? '');
    return { key: file.newFilename, path: file.filepath, name, bytes: file.size };
  }
  await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
  throw invalid('file', file ? SEVERAL : NONE);
}

async function parse(ctx: Context, directory: string, maxFileSize: number): Promise<void> {
  const parser = koaBody({
    multipart: true,
    formidable: {
      uploadDir: directory,
      filename: () => randomUUID(),
      maxFileSize,
      maxTotalFileSize: 2 * maxFileSize,
      maxFiles: 2,
      maxFields: 10,
      maxFieldsSize: 10_000,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
  });
  try {
    await parser(ctx, async () => {});
  } catch (error) {
    throw asSaid(error);
  }
}

/** https://github.com/node-formidable/formidable/blob/master/src/FormidableError.js */
function asSaid(error: unknown): unknown {
  const { code } = error as { code?: number };
  if (code === 1015) return invalid('file', SEVERAL);
  return code === 1009 || code === 1016
    ? new Refusal('PAYLOAD_TOO_LARGE', { cause: error })
    : new Refusal('BAD_REQUEST', { cause: error });
}

/** The sender's name for the file, fit to be shown: it never becomes a path. */
function cleaned(name: string): string {
  const last = name.split(/[\\/]/).at(-1)!.replace(/\p{C}/gu, '').trim();
  return last.slice(-200) || 'archivo';
}

const NONE = { es: 'Elija un archivo', en: 'Choose a file' };
const SEVERAL = { es: 'Suba un archivo a la vez', en: 'Upload one file at a time' };
