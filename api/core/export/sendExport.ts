import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { dayAt } from '../i18n/days.ts';
import { localeOf } from '../i18n/locale.ts';
import { csvStream } from './csv.ts';
import type { Export, FileFormat } from './Export.ts';
import { type JsonLines, jsonLinesStream } from './JsonLines.ts';

/**
 * Sends the file in the format that the query asks for, named like `users-2026-11-21.csv` after its resource and the date
 * in Mexico; `rows` is the contract's schema of its rows.
 */
export async function sendExport(
  ctx: Context,
  file: Export,
  now: Date,
  rows?: string,
): Promise<void> {
  const { fileName, total, close, workbook } = file.fields;
  const queryFormat = String(ctx.query.format ?? '').trim() as FileFormat | '';
  const format = queryFormat || (file.fields.format ?? 'csv');
  const name = fileName ? withEnding(fileName, format) : nameOf(ctx, now, format);
  const locale = localeOf(ctx);
  if (format === 'csv') sendRows(ctx, csvStream(file, { locale, rows }), { name, total, close });
  else if (workbook) sendRows(ctx, Readable.from([await workbook(locale)]), { name, total, close });
  else {
    const { xlsxStream } = await import('./xlsx.ts');
    sendRows(ctx, xlsxStream(file, { name, locale, rows }), { name, total, close });
  }
  ctx.type = MEDIA_TYPES[format];
}

const MEDIA_TYPES: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Sends the file, named like `company_data-2026-11-21.jsonl`. */
export function sendJsonLines(ctx: Context, file: JsonLines, now: Date): void {
  const name = nameOf(ctx, now, 'jsonl');
  sendRows(ctx, jsonLinesStream(file), { name, total: file.total, close: file.close });
  ctx.type = 'application/x-ndjson';
}

function nameOf({ path }: Context, now: Date, ending: string): string {
  const resource = path.replace(/\/$/, '').split('/').at(-2)!;
  return `${resource}-${dayAt(now)}.${ending}`;
}

/** The name with the ending of the format; any other ending stays in front of it. */
function withEnding(name: string, format: FileFormat): string {
  return `${name.replace(/\.(csv|xlsx|txt)$/i, '')}.${format}`;
}

/** Sends rows as they are read; disconnects a client idle for a minute. */
function sendRows(
  ctx: Context,
  rows: Readable,
  { name, total, close }: { name: string; total: number; close: () => void },
) {
  rows.once('close', close);
  ctx.set('Cache-Control', 'no-store');
  ctx.attachment(name);
  ctx.set('X-Total-Count', String(total));
  ctx.res.setTimeout(60_000, () => ctx.res.destroy());
  ctx.body = rows;
}
