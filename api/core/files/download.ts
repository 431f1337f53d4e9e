import type { Context } from 'koa';
import type { Storage, StoredFile } from './storage.ts';

/** What was stored under a key, or was made for this answer. */
type Content = Pick<StoredFile, 'key' | 'size'> | { content: Buffer };

/** A file, to be sent as an answer. */
export class Download {
  constructor(readonly file: Pick<StoredFile, 'fileName' | 'mediaType'> & Content) {}
}

/** Answers with the file, to be saved and not shown under our origin: its content may be somebody else's. */
export async function sendDownload(
  ctx: Context,
  { file }: Download,
  storage: Storage,
): Promise<void> {
  const content = 'key' in file ? await storage.read(file.key) : file.content;
  ctx.attachment(file.fileName, { fallback: file.fileName.replace(/[^ -~]/g, '_') });
  ctx.type = file.mediaType;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.body = content;
  ctx.length = 'key' in file ? file.size : file.content.length;
}
