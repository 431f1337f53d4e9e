import type { Context } from 'koa';
import type { Operation } from '../contract/document.ts';
import { Export } from '../export/Export.ts';
import { sendExport } from '../export/sendExport.ts';
import { Download, sendDownload } from '../files/download.ts';
import type { Storage } from '../files/storage.ts';
import { Page } from '../list/page.ts';

/** Answers with what a handler gave: a file, a page of a list, a record. */
export async function send(
  ctx: Context,
  operation: Operation,
  result: unknown,
  { now, storage }: { now: Date; storage: Storage },
): Promise<void> {
  if (result instanceof Export) sendExport(ctx, result, now);
  else if (result instanceof Download) await sendDownload(ctx, result, storage);
  else sendJson(ctx, operation, result);
}

function sendJson(ctx: Context, operation: Operation, result: unknown) {
  ctx.status = '201' in operation.responses ? 201 : 200;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'application/json';
  if (result instanceof Page) {
    ctx.set('Content-Range', result.contentRange(unitOf(ctx)));
    if (result.total?.isRemembered) ctx.set('X-Total-Is', 'remembered');
    ctx.body = result.json;
    return;
  }
  const { version } = result as { version?: number };
  if (typeof version === 'number') ctx.set('ETag', `"${version}"`);
  ctx.body = JSON.stringify(result);
}

/** What a list counts, as its address names it. */
function unitOf({ path }: Context) {
  return path.replace(/\/$/, '').split('/').at(-1)!;
}
