import type { Context } from 'koa';
import type { Storage, StoredFile } from './storage.ts';

/** A stored file, to be sent as an answer. */
export class Download {
  constructor(readonly file: Omit<StoredFile, 'checksum'>) {}
}

/** Answers with the file, to be saved and not shown: its content is somebody else's. */
export async function sendDownload(
  ctx: Context,
  { file }: Download,
  storage: Storage,
): Promise<void> {
  const content = await storage.read(file.key);
  ctx.attachment(file.fileName, { fallback: file.fileName.replace(/[^ -~]/g, '_') });
  ctx.type = file.mediaType;
  ctx.length = file.size;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.body = content;
}
