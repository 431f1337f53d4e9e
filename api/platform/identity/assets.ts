import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';

const ASSETS: Record<string, string> = {
  '/assets/identity.css': 'css',
  '/assets/mark.svg': 'svg',
  '/assets/submit.js': 'js',
};

/** Serves the style sheet, logo and script of the sign-in pages. */
export const serveAssets: Middleware = async (ctx, next) => {
  const type = ctx.method === 'GET' ? ASSETS[ctx.path] : undefined;
  if (!type) return next();
  ctx.type = type;
  ctx.set('Cache-Control', 'public, max-age=300');
  ctx.body = await readFile(join(import.meta.dirname, 'pages', ctx.path.slice('/assets/'.length)));
};
