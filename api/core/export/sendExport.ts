import type { Context } from 'koa';
import { dayAt } from '../i18n/days.ts';
import { localeOf } from '../i18n/locale.ts';
import { csvStream } from './csv.ts';
import type { Export } from './Export.ts';

/** Sends the file, named like `users-2026-11-21.csv` after its resource and the date in Mexico; disconnects a client idle for a minute. */
export function sendExport(ctx: Context, file: Export, now: Date): void {
  const resource = ctx.path.replace(/\/$/, '').split('/').at(-2)!;
  ctx.set('Cache-Control', 'no-store');
  ctx.attachment(file.fileName ?? `${resource}-${dayAt(now)}.csv`);
  ctx.set('X-Total-Count', String(file.total));
  ctx.type = 'text/csv; charset=utf-8';
  ctx.res.setTimeout(60_000, () => ctx.res.destroy());
  ctx.body = csvStream(file, localeOf(ctx));
}
