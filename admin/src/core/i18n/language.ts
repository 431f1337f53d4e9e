/** The interface's languages, as react-admin and `Accept-Language` name them. */
export type Language = 'es' | 'en';

/** The chosen language, Spanish until one is chosen. Kept in local storage as `ES` or `EN`. */
export function readLanguage(): Language {
  return localStorage.getItem('language') === 'EN' ? 'en' : 'es';
}

/** Stores the chosen language in local storage and the `locale` cookie, and sets it on the document. */
export function writeLanguage(language: Language): void {
  localStorage.setItem('language', language.toUpperCase());
  document.cookie = `locale=${language.toUpperCase()}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}
