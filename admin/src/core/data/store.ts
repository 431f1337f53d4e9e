import { localeFrom } from '#languages';
import { localStorageStore, type Store } from 'react-admin';
import { readLanguage, writeLanguage } from '../i18n/language.ts';

/**
 * react-admin's preferences, with the language and the theme under the product's own names:
 * `language` (ES, EN) and `theme` (light_mode, dark_mode). Those two survive a logout.
 */
export function createStore(): Store {
  const store = localStorageStore();
  return { ...store, getItem, setItem };

  function getItem<T>(key: string, fallback?: T): T | undefined {
    const preference = OWN[key];
    return preference
      ? ((preference.read() as T | undefined) ?? fallback)
      : store.getItem(key, fallback);
  }

  function setItem<T>(key: string, value: T): void {
    OWN[key]?.write(String(value));
    store.setItem(key, value);
  }
}

const OWN: Record<string, { read: () => string | undefined; write: (value: string) => void }> = {
  locale: {
    read: readLanguage,
    write: (value) => writeLanguage(localeFrom(value)),
  },
  theme: {
    read: () => localStorage.getItem('theme')?.replace('_mode', ''),
    write: (value) => localStorage.setItem('theme', `${value}_mode`),
  },
};
