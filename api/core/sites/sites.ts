import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import send from 'koa-send';
import { loadPages, type Pages, type SiteSettings } from './pages.ts';

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Serves the built sites: the admin's single page for all paths under /admin and for /profile, the public site elsewhere. */
export function serveSites(env: SiteSettings): Middleware {
  const admin = root('admin/dist');
  const landing = root('landing/dist');
  let pages: Promise<Pages> | undefined;
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isAdminPath(ctx.path)) return serveAdmin(ctx, admin);
    pages ??= loadPages(landing, env);
    const { find, sendNotFound } = await pages;
    const page = find(ctx.path);
    if (page) return page(ctx);
    if (isFile(ctx.path) && (await sendFile(ctx, landing, ctx.path))) return;
    sendNotFound(ctx);
    ctx.status = 404;
  };
}

/** Whether a path belongs to the admin: all under /admin, and /profile (specification, section 2). */
export function isAdminPath(path: string): boolean {
  return /^\/(admin(\/.*)?|profile\/?)$/.test(path);
}

type Ctx = Parameters<Middleware>[0];

async function serveAdmin(ctx: Ctx, root: string) {
  const isFile = /\.\w+$/.test(ctx.path);
  const path = isFile ? ctx.path.slice('/admin'.length) : '/index.html';
  if (await sendFile(ctx, root, path)) return;
  ctx.status = 404;
}

/**
 * Sends a file, compressed if the build has it so, and returns whether it exists; a malformed path counts as missing.
 * Hashed files may be cached for a year; others are revalidated.
 */
async function sendFile(ctx: Ctx, root: string, path: string): Promise<boolean> {
  const hashed = path.startsWith('/assets/');
  ctx.vary('Accept-Encoding');
  try {
    const sentPath = await send(ctx, path, {
      root,
      ...(hashed ? { maxage: YEAR_MS, immutable: true } : { setHeaders: noCache }),
    });
    return sentPath !== undefined;
  } catch (error) {
    const { status = 500 } = error as { status?: number };
    if (status < 500) return false;
    throw error;
  }
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function noCache(response: { setHeader(name: string, value: string): void }) {
  response.setHeader('Cache-Control', 'no-cache');
}

/** Whether a path names a file other than a page; pages are served from memory, with PUBLIC_URL in them. */
function isFile(path: string) {
  return /\.\w+$/.test(path) && !path.endsWith('.html');
}
