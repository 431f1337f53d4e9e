import type { Context } from 'koa';
import type { Locale } from '../../shared/words.ts';

/** The caller's language, from the last `languaje=EN` or else `Accept-Language`; Spanish unless English is preferred. */
export function localeOf(ctx: Context): Locale {
  const languaje = ctx.querystring.includes('languaje') ? lastOf(ctx.query.languaje) : undefined;
  if (typeof languaje === 'string' && /^(es|en)$/i.test(languaje))
    return languaje.toLowerCase() as Locale;
  return ctx.headers['accept-language'] && ctx.acceptsLanguages('es', 'en') === 'en' ? 'en' : 'es';
}

/**
 * The value of a query that counts where it is given several times: the last, which somebody put at the end of an address
 * that had one.
 */
export function lastOf(value: unknown): unknown {
  return [value].flat().at(-1);
}
