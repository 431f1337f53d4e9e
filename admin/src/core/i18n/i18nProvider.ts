import polyglotI18nProvider from 'ra-i18n-polyglot';
import spanish from 'ra-language-spanish';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { readLanguage } from './language.ts';
import type { Messages, MessageTree } from './MessageTree.ts';
import { LANGUAGES } from './languages.ts';
import { merge } from './merge.ts';
import { messages as core } from './messages.ts';
import { reactAdminSpanish } from './reactAdminSpanish.ts';

/** Spanish and English: react-admin's texts, core's, and those of the modules. */
export async function createI18nProvider(modules: readonly Messages[]): Promise<I18nProvider> {
  const parts = [reactAdmin, core, ...modules];
  const spanishTexts = merged(parts.map(({ es }) => es));
  const englishTexts = async () => merged(await Promise.all(parts.map(({ en }) => en())));
  const first = readLanguage() === 'es' ? spanishTexts : await englishTexts();
  return polyglotI18nProvider(
    (locale) => {
      if (locale === 'es') return spanishTexts;
      return first === spanishTexts ? englishTexts() : first;
    },
    readLanguage(),
    LANGUAGES,
    { onMissingKey: warnMissing },
  );
}

/**
 * Returns a text that is not a key, such as a message of the API, unchanged; logs a warning for a key without a text.
 */
function warnMissing(key: string): string {
  if (/^\w+(\.[\w/-]+)+$/.test(key)) console.warn(`No text for ${key}`);
  return key;
}

/** react-admin's texts in both languages, with the specification's words (section 5). */
export const reactAdmin = {
  es: merge(spanish, reactAdminSpanish),
  en: async () => (await import('./reactAdminEnglish.ts')).reactAdminEnglish,
} satisfies Messages;

function merged(parts: readonly MessageTree[]): TranslationMessages {
  return parts.reduce(merge, {}) as unknown as TranslationMessages;
}
