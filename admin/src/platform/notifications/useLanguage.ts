import { useLocaleState } from 'react-admin';

/** The language of the interface, for texts that the API gives in both. */
export function useLanguage(): 'es' | 'en' {
  const [locale] = useLocaleState();
  return locale === 'en' ? 'en' : 'es';
}
