import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Context } from 'koa';
import { invalid, Refusal } from '../errors/errors.ts';
import { MISSING, tooLarge } from './refusals.ts';
import type { IncomingFile } from '../files/storage.ts';

/** Writes a body that is the file itself into the directory; its name is the query parameter `fileName`. */
export async function receiveBody(
  ctx: Context,
  maxBytes: number,
  directory: string,
): Promise<IncomingFile> {
  const isPlain = ['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
  if (!isPlain) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  const path = join(directory, 'body');
  const facts = await writeBody(ctx.req, path, maxBytes);
  if (facts.size === 0) throw invalid('file', MISSING);
  return { path, ...facts, sentName: String(ctx.query.fileName ?? '') };
}

/** Writes the body to the path; reads a refused body to its end, so that the client receives the response. */
async function writeBody(request: IncomingMessage, path: string, maxBytes: number) {
  const file = await open(path, 'wx');
  try {
    return await copyToFile(request, file, maxBytes);
  } catch (error) {
    if (request.destroyed) throw new Refusal('BAD_REQUEST', { cause: error });
    request.resume();
    throw error;
  } finally {
    await file.close();
  }
}

async function copyToFile(request: IncomingMessage, file: FileHandle, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const bytes of request.iterator({ destroyOnReturn: false })) {
    size += (bytes as Buffer).length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    hash.update(bytes as Buffer);
    await file.appendFile(bytes as Buffer);
  }
  return { size, checksum: hash.digest('hex') };
}
