import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '../core/runtime/env.ts';
import { isAdminPath } from '../core/sites/sites.ts';
import type { Frontend } from './frontends.ts';

/** Serves admin and landing from their sources with live reload, beside the product's API. */
export async function createDevFrontend(
  server: Server,
): Promise<{ middleware: Middleware; close(): Promise<unknown> }> {
  const landing = await serve('landing', server);
  const admin = await serve('admin', server);
  const middleware: Middleware = (ctx) => {
    if (ctx.path === '/admin') return ctx.redirect('/admin/');
    if (!isAdminPath(ctx.path)) return answerWithVite(ctx, landing);
    if (!ctx.path.startsWith('/admin/')) ctx.req.url = '/admin/';
    return answerWithVite(ctx, admin);
  };
  return { middleware, close: () => Promise.all([admin.close(), landing.close()]) };
}

function serve(frontend: Frontend, server: Server): Promise<ViteDevServer> {
  const root = join(ROOT, frontend);
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    cacheDir: join(ROOT, 'node_modules/.vite', frontend),
    logLevel: 'warn',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server, path: 'live-reload' } },
  });
}

/** Lets Vite answer the request, without a Content-Security-Policy, because its pages contain inline scripts. */
function answerWithVite(ctx: Context, vite: ViteDevServer): Promise<void> {
  ctx.respond = false;
  ctx.res.statusCode = 200;
  ctx.res.removeHeader('Content-Security-Policy');
  return new Promise((resolve, reject) => {
    ctx.res.once('close', resolve);
    vite.middlewares(ctx.req, ctx.res, (error?: unknown) => {
      if (error) return reject(error);
      ctx.res.statusCode = 404;
      ctx.res.end('Not found');
    });
  });
}
