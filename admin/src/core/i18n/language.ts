import { type Locale, localeFrom } from '#languages';

/** The interface's languages, as react-admin and `Accept-Language` name them. */
export type Language = Locale;

/** The chosen language, the default one until one is chosen. Kept in local storage as `ES` or `EN`. */
export function readLanguage(): Language {
  return localeFrom(localStorage.getItem('language'));
}

/** Stores the chosen language in local storage and the `locale` cookie, and sets it on the document. */
export function writeLanguage(language: Language): void {
  localStorage.setItem('language', language.toUpperCase());
  document.cookie = `locale=${language.toUpperCase()}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}
