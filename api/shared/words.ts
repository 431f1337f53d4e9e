/** The languages of the product; Spanish is the default. */
export type Locale = 'es' | 'en';

/** A text in each language. */
export type Words = Record<Locale, string>;
