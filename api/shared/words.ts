/** The languages of the product; Spanish is the default. */
export const LOCALES = ['es', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** A text in each language. */
export type Words = Record<Locale, string>;

/** Makes the text of each language from what differs in it. */
export function inAll(text: (locale: Locale) => string): Words {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Words;
}

/** Makes a text that is the same in all languages. */
export function sameInAll(text: string): Words {
  return inAll(() => text);
}
