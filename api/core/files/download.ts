import type { Context } from 'koa';
import { archiveOf, checkStored, type Entry } from './archive.ts';
import type { Storage, StoredFile } from './storage.ts';

/** A stored file, content made for this response, or an archive of both. */
type Content =
  Pick<StoredFile, 'key' | 'size'> | { content: Buffer } | { entries: Entry[]; modifiedAt: Date };

/** A file to send as the response. */
export class Download {
  constructor(readonly file: Pick<StoredFile, 'fileName' | 'mediaType'> & Content) {}
}

/** Sends the file as an attachment, so that the browser never shows untrusted content under our origin. */
export async function sendDownload(
  ctx: Context,
  { file }: Download,
  storage: Storage,
): Promise<void> {
  if ('entries' in file) await checkStored(file.entries, storage);
  ctx.attachment(file.fileName, { fallback: file.fileName.replace(/[^ -~]/g, '_') });
  ctx.type = file.mediaType;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  if ('entries' in file) {
    ctx.res.setTimeout(60_000, () => ctx.res.destroy());
    ctx.body = archiveOf(file.entries, storage, file.modifiedAt);
    return;
  }
  ctx.body = 'key' in file ? await storage.read(file.key) : file.content;
  ctx.length = 'key' in file ? file.size : file.content.length;
}
