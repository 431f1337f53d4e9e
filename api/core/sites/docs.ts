import { readFileSync } from 'node:fs';
import send from 'koa-send';
import type { Middleware } from 'koa';
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import type { Contract } from '../contract/document.ts';

/** Serves the contract at /api/openapi.json, and at /api/docs a page to browse it and try calls, without external resources. */
export function docs(contract: Contract): Middleware {
  const json = JSON.stringify(contract);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/api/openapi.json') {
      ctx.type = 'application/json';
      ctx.body = json;
      return;
    }
    if (ctx.path === '/api/docs') return ctx.redirect('/api/docs/');
    const file = /^\/api\/docs\/(.*)$/.exec(ctx.path)?.[1];
    if (file === '' || file === 'start.js') return sendOwnFile(ctx, file || 'index.html');
    if (!file || !SWAGGER_FILES.includes(file)) return next();
    await send(ctx, file, { root: absolutePath(), maxage: 60 * 60 * 1000 });
  };
}

/** The files of the Swagger UI package that our page uses; the package's own page would call an external server. */
const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

function sendOwnFile(ctx: Parameters<Middleware>[0], file: string) {
  ctx.type = file.split('.').at(-1)!;
  ctx.body = readFileSync(new URL(`docs/${file}`, import.meta.url), 'utf8');
}
