import { DEFAULT_LOCALE, type Locale, localeFrom } from '#languages';

export {
  DEFAULT_LOCALE,
  type Locale,
  LOCALES as locales,
  otherLocales,
  pagePath as address,
  regionOf,
} from '#languages';

/** The language of the page that is open in the browser. */
export function documentLocale(): Locale {
  return localeFrom(document.documentElement.lang);
}

/** The messages of a section; the compiler refuses languages with different keys. */
export function bilingual<T>(
  messages: Record<Default, T> & Record<Exclude<Locale, Default>, NoInfer<T>>,
): Record<Locale, T> {
  return messages;
}

type Default = typeof DEFAULT_LOCALE;

/** The props of every section. */
export interface Localized {
  locale: Locale;
}
