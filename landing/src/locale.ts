/** The languages of the public site; Spanish is the default and lives at the root. */
export type Locale = 'es' | 'en';

export const locales: readonly Locale[] = ['es', 'en'];

/** The other language of a page. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'es' ? 'en' : 'es';
}

/** A page's root-relative address in a language: `/path` in Spanish, `/en/path` in English. */
export function address(path: string, locale: Locale): string {
  return locale === 'es' ? path : `/en${path}`;
}

/** A section's messages: the same shape in both languages, or it does not compile. */
export function bilingual<T>(messages: { es: T; en: NoInfer<T> }): Record<Locale, T> {
  return messages;
}

/** What every section receives. */
export interface Localized {
  locale: Locale;
}
