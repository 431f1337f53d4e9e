import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import send from 'koa-send';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The built pages: the admin under /admin, where every path is its one page, and the public site elsewhere. */
export function serveSites(): Middleware {
  const admin = root('admin/dist');
  const landing = root('landing/dist');
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/admin' || ctx.path.startsWith('/admin/')) return serveAdmin(ctx, admin);
    if (await sent(ctx, landing, ctx.path)) return;
    await send(ctx, '404.html', { root: landing });
    ctx.status = 404;
  };
}

type Ctx = Parameters<Middleware>[0];

async function serveAdmin(ctx: Ctx, root: string) {
  const path = ctx.path.slice('/admin'.length) || '/';
  const isFile = /\.\w+$/.test(path);
  if (isFile ? await sent(ctx, root, path) : await sent(ctx, root, '/index.html')) return;
  ctx.status = 404;
}

/** Sends a file if it is there. Hashed files never change; pages are asked for again each time. */
async function sent(ctx: Ctx, root: string, path: string): Promise<boolean> {
  const hashed = path.startsWith('/assets/');
  try {
    await send(ctx, path, {
      root,
      index: 'index.html',
      format: true,
      ...(hashed ? { maxage: YEAR_MS, immutable: true } : { setHeaders: noCache }),
    });
    return true;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return false;
    throw error;
  }
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function noCache(response: { setHeader(name: string, value: string): void }) {
  response.setHeader('Cache-Control', 'no-cache');
}
