import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import send from 'koa-send';
import type { Env } from '../process/env.ts';
import { loadPages, type Pages } from './pages.ts';

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The built pages: the admin under /admin and at /profile, where every path is its one page, and the public site elsewhere. */
export function serveSites(env: Pick<Env, 'publicUrl' | 'mode'>): Middleware {
  const admin = root('admin/dist');
  const landing = root('landing/dist');
  let pages: Promise<Pages> | undefined;
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isAdmins(ctx.path)) return serveAdmin(ctx, admin);
    pages ??= loadPages(landing, env);
    const { find, missing } = await pages;
    const page = find(ctx.path);
    if (page) return page(ctx);
    if (isFile(ctx.path) && (await sent(ctx, landing, ctx.path))) return;
    missing(ctx);
    ctx.status = 404;
  };
}

/** Whether the admin has this path: those below /admin, and /profile (specification, section 2). */
export function isAdmins(path: string): boolean {
  return /^\/(admin(\/.*)?|profile\/?)$/.test(path);
}

type Ctx = Parameters<Middleware>[0];

async function serveAdmin(ctx: Ctx, root: string) {
  const isFile = /\.\w+$/.test(ctx.path);
  const path = isFile ? ctx.path.slice('/admin'.length) : '/index.html';
  if (await sent(ctx, root, path)) return;
  ctx.status = 404;
}

/** Sends a file if there is one; a path that can name none is no other than one that does not. Hashed files never change; pages are asked for again each time. */
async function sent(ctx: Ctx, root: string, path: string): Promise<boolean> {
  const hashed = path.startsWith('/assets/');
  try {
    const found = await send(ctx, path, {
      root,
      ...(hashed ? { maxage: YEAR_MS, immutable: true } : { setHeaders: noCache }),
    });
    return found !== undefined;
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

/** Pages come from memory, where the product's address is in them. */
function isFile(path: string) {
  return /\.\w+$/.test(path) && !path.endsWith('.html');
}
