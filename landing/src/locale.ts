/** The languages of the public site; Spanish is the default and has no prefix in its paths. */
export type Locale = 'es' | 'en';

export const locales: readonly Locale[] = ['es', 'en'];

/** The other language of a page. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'es' ? 'en' : 'es';
}

/** The language of the page that is open in the browser. */
export function documentLocale(): Locale {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'es';
}

/** The region by whose customs numbers and dates are written in a language. */
export function regionOf(locale: Locale): string {
  return locale === 'es' ? 'es-MX' : 'en-US';
}

/** The root-relative path of a page in a language: `/path` in Spanish, `/en/path` in English. */
export function address(path: string, locale: Locale): string {
  return locale === 'es' ? path : `/en${path}`;
}

/** The messages of a section; the compiler refuses languages with different keys. */
export function bilingual<T>(messages: { es: T; en: NoInfer<T> }): Record<Locale, T> {
  return messages;
}

/** The props of every section. */
export interface Localized {
  locale: Locale;
}
