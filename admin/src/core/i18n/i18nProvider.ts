import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import spanish from 'ra-language-spanish';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Language, readLanguage } from './language.ts';
import type { Messages, MessageTree } from './MessageTree.ts';
import { LANGUAGES } from './languages.ts';
import { merge } from './merge.ts';
import { messages as core } from './messages.ts';
import { reactAdminSpanish } from './reactAdminSpanish.ts';

/** Spanish and English: react-admin's texts, core's, and those of the modules. */
export function createI18nProvider(modules: readonly Messages[]): I18nProvider {
  const messages = { es: textsOf('es', modules), en: textsOf('en', modules) };
  return polyglotI18nProvider((locale) => messages[locale as Language], readLanguage(), LANGUAGES, {
    onMissingKey: warnMissing,
  });
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
  en: merge(english as unknown as MessageTree, {
    ra: {
      navigation: { prev: 'Previous page' },
      validation: {
        required: 'This field is required',
        email: 'E-mail must be valid, for example user@domain',
        maxLength: 'At most %{max} characters',
        regex: 'The format is not valid',
      },
    },
  }),
};

function textsOf(language: Language, modules: readonly Messages[]): TranslationMessages {
  const parts = [reactAdmin, core, ...modules].map((part) => part[language] as MessageTree);
  return parts.reduce(merge, {}) as unknown as TranslationMessages;
}
