import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { IMPORT_FILE_DAYS } from '../import/upkeep.ts';
import type { Env } from '../runtime/env.ts';

/** The settings that stand in pages, or decide which there are. */
export type SiteSettings = Pick<Env, 'publicUrl' | 'mode' | 'keptDays'>;

type Send = (ctx: Context) => void;

/** The built files of the public site, by path; `sendNotFound` sends its 404 page. */
export interface Pages {
  find(path: string): Send | undefined;
  sendNotFound: Send;
}

/** The placeholder for PUBLIC_URL in the built pages (landing/prerender.ts). */
const ORIGIN = 'https://public-url.invalid';

/** The placeholders for numbers of days in the privacy notice: `{kept.mails}`. */
const DAYS = /\{kept\.(\w+)\}/g;

/** Pages for development, which do not exist in production (specification, section 2). */
const INTERNAL = /^(en\/)?(session|test)\//;

/** Reads the built pages, inserts settings, and keeps them in memory, uncompressed and compressed. */
export async function loadPages(
  directory: string,
  { publicUrl, mode, keptDays }: SiteSettings,
): Promise<Pages> {
  const days: Record<string, number> = { ...keptDays, importFiles: IMPORT_FILE_DAYS };
  const withSettings = (text: string) =>
    text
      .replaceAll(ORIGIN, publicUrl)
      .replace(DAYS, (whole, kind: string) => String(days[kind] ?? whole));
  const names = (await readdir(directory, { recursive: true }))
    .filter((name) => name in EXTRA || /(^|\/)(index|404)\.html$/.test(name))
    .filter((name) => mode !== 'production' || !INTERNAL.test(name));
  const entries = names.map(async (name): Promise<[string, Send]> => {
    const text = await readFile(join(directory, name), 'utf8');
    return [pathOf(name), sendOf(withSettings(text), extname(name))];
  });
  const senders = new Map(await Promise.all(entries));
  return {
    find: (path) =>
      path === '/404.html' ? undefined : senders.get(pathOf(path.slice(1).replace(/\/$/, ''))),
    sendNotFound: senders.get('/404.html')!,
  };
}

const EXTRA: Record<string, true> = { 'sitemap.xml': true, 'robots.txt': true };

function pathOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '')}`;
}

/** Sends a text from memory, compressed for browsers that take it (once for each encoding), with an ETag. */
export function sendOf(text: string, type: string): Send {
  const bodies: Partial<Record<Encoding, Buffer>> = {};
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  return (ctx) => {
    const encoding = (ctx.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
    ctx.vary('Accept-Encoding');
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = type;
    ctx.etag = `${etag}-${encoding}`;
    ctx.status = 200;
    if (ctx.fresh) return void (ctx.status = 304);
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.body = bodies[encoding] ??= ENCODE[encoding](text);
  };
}

const ENCODE = {
  br: (text: string) => brotliCompressSync(text),
  gzip: (text: string) => gzipSync(text),
  identity: (text: string) => Buffer.from(text),
};

type Encoding = keyof typeof ENCODE;
