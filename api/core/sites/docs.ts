import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import send from 'koa-send';
import type { Context, Middleware } from 'koa';
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import type { Contract } from '../contract/document.ts';
import { localeOf } from '../i18n/locale.ts';
import type { DocsContent } from './docs/docsPages.ts';
import { DOCS } from './docs/frame.ts';
import { operationOf, outlineOf } from './docs/referenceData.ts';
import { sendOf } from './pages.ts';

/**
 * Serves the contract at /api/openapi.json, and at /api/docs the guide in both languages beside a page to browse the
 * contract and try calls, without external resources. It opens at the guide's first page.
 */
export function docs(content: DocsContent): Middleware {
  let pages: ReturnType<typeof loadPages> | undefined;
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/api/openapi.json') return sendJson(ctx, JSON.stringify(content.contract));
    const operation = operationAt(content.contract, ctx.path);
    if (operation) return sendJson(ctx, operation);
    const path = /^\/api\/docs(\/.*)?$/.exec(ctx.path)?.[1];
    if (ctx.path === DOCS) return ctx.redirect(`${DOCS}/`);
    if (path === '/') ctx.vary('Accept-Language');
    const find = path && (await (pages ??= loadPages(content)));
    const page = find && find(path === '/' ? `/${localeOf(ctx)}` : path);
    if (!page) return sendFile(ctx, next, path?.slice(1) ?? '');
    if ('redirect' in page) return ctx.redirect(page.redirect);
    page.send(ctx);
  };
}

/** Loads what makes the pages, when the first one is asked for. */
async function loadPages(content: DocsContent) {
  const { docsPages } = await import('./docs/docsPages.ts');
  return docsPages(content);
}

/** A file of the reference: what its list shows, or an operation. Made at each call, because few are asked for. */
function operationAt(contract: Contract, path: string): string | undefined {
  if (path === `${DOCS}/outline.json`) return JSON.stringify(outlineOf(contract));
  const [, id] = /^\/api\/docs\/operations\/(\w+)\.json$/.exec(path) ?? [];
  return id && JSON.stringify(operationOf(contract, id));
}

function sendJson(ctx: Context, json: string) {
  ctx.type = 'application/json';
  ctx.body = json;
}

async function sendFile(ctx: Context, next: () => Promise<unknown>, file: string) {
  const sendOwn = OWN_FILES.get(file);
  if (sendOwn) return sendOwn(ctx);
  if (!SWAGGER_FILES.includes(file)) return next();
  await send(ctx, file, { root: absolutePath(), maxage: 60 * 60 * 1000 });
}

/** The files of the Swagger UI package that our page uses; the package's own page would call an external server. */
const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** The style and the scripts of our pages. */
const OWN_FILES = new Map(
  ['docs.css', 'search.js', 'start.js'].map((file) => {
    const text = readFileSync(new URL(`docs/${file}`, import.meta.url), 'utf8');
    return [file, sendOf(text, extname(file))] as const;
  }),
);
