import type { Context } from 'koa';
import { dayAt } from '../i18n/days.ts';
import { localeOf } from '../i18n/locale.ts';
import { csvStream } from './csv.ts';
import type { Export } from './Export.ts';

/** Answers with the file, named `carriers-2026-11-21.csv` by its resource and the day in Mexico; a client that stalls for a minute is let go. */
export function sendExport(ctx: Context, file: Export, now: Date): void {
  const resource = ctx.path.replace(/\/$/, '').split('/').at(-2)!;
  ctx.set('Cache-Control', 'no-store');
  ctx.attachment(file.fileName ?? `${resource}-${dayAt(now)}.csv`);
  ctx.set('X-Total-Count', String(file.total));
  ctx.type = 'text/csv; charset=utf-8';
  ctx.res.setTimeout(60_000, () => ctx.res.destroy());
  ctx.body = csvStream(file, localeOf(ctx));
}
