import { type Locale, localeFrom } from '#languages';
import { useLocaleState } from 'react-admin';

/** The language of the interface, for texts that the API gives in all. */
export function useLanguage(): Locale {
  const [locale] = useLocaleState();
  return localeFrom(locale);
}
