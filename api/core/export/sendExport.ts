import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import { dayAt } from '../i18n/days.ts';
import { localeOf } from '../i18n/locale.ts';
import { csvStream } from './csv.ts';
import type { Export } from './Export.ts';
import { type JsonLines, jsonLinesStream } from './JsonLines.ts';

/** Sends the file, named like `users-2026-11-21.csv` after its resource and the date in Mexico. */
export function sendExport(ctx: Context, file: Export, now: Date): void {
  const name = file.fileName ?? nameOf(ctx, now, 'csv');
  sendRows(ctx, csvStream(file, localeOf(ctx)), { name, total: file.total });
  ctx.type = 'text/csv; charset=utf-8';
}

/** Sends the file, named like `company_data-2026-11-21.jsonl`. */
export function sendJsonLines(ctx: Context, file: JsonLines, now: Date): void {
  const name = nameOf(ctx, now, 'jsonl');
  sendRows(ctx, jsonLinesStream(file), { name, total: file.total });
  ctx.type = 'application/x-ndjson';
}

function nameOf({ path }: Context, now: Date, ending: string): string {
  const resource = path.replace(/\/$/, '').split('/').at(-2)!;
  return `${resource}-${dayAt(now)}.${ending}`;
}

/** Sends rows as they are read; disconnects a client idle for a minute. */
function sendRows(ctx: Context, rows: Readable, { name, total }: { name: string; total: number }) {
  ctx.set('Cache-Control', 'no-store');
  ctx.attachment(name);
  ctx.set('X-Total-Count', String(total));
  ctx.res.setTimeout(60_000, () => ctx.res.destroy());
  ctx.body = rows;
}
