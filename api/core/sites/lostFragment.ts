import type { Middleware } from 'koa';

/**
 * Redirects an address in which a mail program wrote `%23` for the `#` before a link's token, once or several times
 * encoded, to the address that was meant. The token then stays in the browser: no page asks with it, and no referrer names
 * it.
 */
export function restoreFragment(): Middleware {
  return async (ctx, next) => {
    const targetPath = ['GET', 'HEAD'].includes(ctx.method) && meantBy(ctx.originalUrl);
    if (!targetPath) return next();
    ctx.status = 302;
    ctx.set('Location', targetPath);
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = '';
  };
}

/** The address that was meant by a path and a query; undefined where they contain no encoded `#` before a token. */
export function meantBy(url: string): string | undefined {
  const [, path, query = ''] = /^([^?]*)(?:\?(.*))?$/s.exec(url)!;
  const inPath = /^(.*?)%(?:25)*23(.*)$/i.exec(path!);
  if (inPath) return address(inPath[1]!, query, inPath[2]!);
  const inQuery = TOKEN_IN_QUERY.exec(query);
  if (!inQuery) return undefined;
  const [whole, token] = inQuery;
  return address(path!, query.replace(whole, ''), token!);
}

/** A link's token after an encoded `#`; other values of a query may contain the sign. */
const TOKEN_IN_QUERY = /%(?:25)*23([\w-]{65})(?![\w-])/i;

/** An address of this site: two slashes at the beginning would be one of another. */
function address(path: string, query: string, fragment: string): string {
  return `/${path.replace(/^[/\\]+/, '')}${query && `?${query}`}#${fragment}`;
}
