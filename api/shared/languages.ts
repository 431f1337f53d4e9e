/**
 * The languages of the product, each with its own name, the region by whose customs its numbers and dates are written,
 * and the number that comes first in dates of numbers. A new language is a line here; the compiler then names every text that is missing.
 */
export const LANGUAGES = {
  es: { name: 'Español', region: 'es-MX', dateOrder: 'day' },
  en: { name: 'English', region: 'en-US', dateOrder: 'month' },
} as const;

/** The code of a language: `es`. */
export type Locale = keyof typeof LANGUAGES;

/** The codes of all languages. */
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** The language of whoever has chosen none. */
export const DEFAULT_LOCALE = 'es' satisfies Locale;

/** Whether a text is the code of a language, in small letters. */
export function isLocale(text: string): text is Locale {
  return Object.hasOwn(LANGUAGES, text);
}

/** The language of a tag such as `en-US` or `EN`; the default one where the product does not have it. */
export function localeFrom(tag: string | null | undefined): Locale {
  const code = tag?.slice(0, 2).toLowerCase() ?? '';
  return isLocale(code) ? code : DEFAULT_LOCALE;
}

/** The languages besides one. */
export function otherLocales(locale: Locale): Locale[] {
  return LOCALES.filter((other) => other !== locale);
}

/** The tag by which Intl writes numbers and dates in a language: `es-MX`. */
export function regionOf(locale: Locale): string {
  return LANGUAGES[locale].region;
}

/** The path of a public page in a language: `/path` in the default one, `/en/path` in others. */
export function pagePath(path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

/**
 * The field of a record that has its text in a language: `nameEs` or `nameEn`. Records have these two only; readers of
 * another language read English.
 */
export function textField<Field extends string>(
  field: Field,
  locale: Locale,
): `${Field}Es` | `${Field}En` {
  return locale === 'es' ? `${field}Es` : `${field}En`;
}
