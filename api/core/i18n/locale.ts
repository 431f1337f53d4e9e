import type { Context } from 'koa';
import type { Locale } from '../../shared/words.ts';

/** The caller's language, from `languaje=EN` or else `Accept-Language`; Spanish unless English is preferred. */
export function localeOf(ctx: Context): Locale {
  const languaje = ctx.querystring.includes('languaje') ? ctx.query.languaje : undefined;
  if (typeof languaje === 'string' && /^(es|en)$/i.test(languaje))
    return languaje.toLowerCase() as Locale;
  return ctx.headers['accept-language'] && ctx.acceptsLanguages('es', 'en') === 'en' ? 'en' : 'es';
}
