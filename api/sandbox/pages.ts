import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Middleware } from 'koa';

/**
 * Writes into every page of the product that it belongs to a sandbox: in its title, and as a line above its content. The
 * page is then sent without compression.
 */
export function markPages(): Middleware {
  return async (ctx, next) => {
    const asksForPage = ctx.get('Accept').includes('text/html');
    if (asksForPage) delete ctx.req.headers['accept-encoding'];
    await next();
    if (!asksForPage || !ctx.response.is('html') || !ctx.body) return;
    const page = markSandbox(await textOf(ctx.body));
    ctx.remove('Content-Length');
    ctx.body = page;
  };
}

/** The style of the line, as a file, because the pages allow no style of their own. */
export function markStyle(): string {
  return readFileSync(join(import.meta.dirname, 'mark.css'), 'utf8');
}

/** The path of the style. */
export const MARK_STYLE = '/sandbox/mark.css';

function markSandbox(page: string): string {
  return page
    .replace('<title>', '<title>Sandbox · ')
    .replace('</head>', `<link rel="stylesheet" href="${MARK_STYLE}"></head>`)
    .replace(/<body[^>]*>/, (body) => body + LINE);
}

const LINE = `<aside class="anden-sandbox" aria-label="Sandbox">
<span lang="es">Sandbox: nada aquí es real. Los transportistas responden por reglas y el reloj se puede adelantar.</span>
<span lang="en">Sandbox: nothing here is real. Carriers answer by rules, and the clock can be moved forward.</span>
</aside>`;

async function textOf(body: unknown): Promise<string> {
  return body instanceof Readable ? text(body) : String(body);
}
