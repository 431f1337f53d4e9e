import { type Locale, LOCALES, pagePath } from './languages.ts';

export type { Locale };

/** A text in each language. */
export type Words = Record<Locale, string>;

/** Makes the text, or another value, of each language from what differs in it. */
export function inAll<Value = string>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<
    Locale,
    Value
  >;
}

/** Makes a text that is the same in all languages. */
export function sameInAll(text: string): Words {
  return inAll(() => text);
}

/** The paths of a public page in all languages. */
export function pagePaths(path: string): Words {
  return inAll((locale) => pagePath(path, locale));
}
