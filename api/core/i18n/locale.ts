import type { Context } from 'koa';
import type { Locale } from './words.ts';

/** The caller's language from `languaje=EN` or `Accept-Language`; Spanish unless English is asked for first. */
export function localeOf(ctx: Context): Locale {
  const { languaje } = ctx.query;
  if (languaje === 'ES' || languaje === 'EN') return languaje === 'EN' ? 'en' : 'es';
  return ctx.acceptsLanguages('es', 'en') === 'en' ? 'en' : 'es';
}
