import type { Context } from 'koa';
import { isLocale, type Locale, localeFrom, LOCALES } from '../../shared/languages.ts';

/** The caller's language, from the last `languaje=EN` or else `Accept-Language`; the default one unless another is preferred. */
export function localeOf(ctx: Context): Locale {
  const languaje = ctx.querystring.includes('languaje') ? lastOf(ctx.query.languaje) : undefined;
  const code = typeof languaje === 'string' ? languaje.toLowerCase() : '';
  if (isLocale(code)) return code;
  const acceptedLocale = ctx.headers['accept-language'] && ctx.acceptsLanguages([...LOCALES]);
  return localeFrom(acceptedLocale || undefined);
}

/**
 * The value of a query that counts where it is given several times: the last, which somebody put at the end of an address
 * that had one.
 */
export function lastOf(value: unknown): unknown {
  return [value].flat().at(-1);
}
