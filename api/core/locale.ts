import type { Context } from 'koa';
import type { Locale } from './actor.ts';

/** The caller's language from `Accept-Language`; Spanish unless English is asked for first. */
export function localeOf(ctx: Context): Locale {
  return ctx.acceptsLanguages('es', 'en') === 'en' ? 'en' : 'es';
}
