import type { Context } from 'koa';

interface Made {
  fileName: string;
  mediaType: string;
  content: Buffer;
}

/** A file that was made for this answer. */
export class Attachment {
  constructor(readonly file: Made) {}
}

/** Answers with the file, to be saved and not shown under our origin. */
export function sendAttachment(ctx: Context, { file }: Attachment): void {
  ctx.attachment(file.fileName);
  ctx.type = file.mediaType;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.body = file.content;
}
