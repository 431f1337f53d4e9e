import { DEFAULT_LOCALE } from '#languages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import spanish from 'ra-language-spanish';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { readLanguage } from './language.ts';
import type { Messages, MessageTree } from './MessageTree.ts';
import { LANGUAGES } from './languages.ts';
import { merge } from './merge.ts';
import { es } from './messages.es.ts';
import { reactAdminSpanish } from './reactAdminSpanish.ts';

/** The texts of react-admin, of core and of the modules: Spanish at once, another language when it is chosen. */
export async function createI18nProvider(modules: readonly Messages[]): Promise<I18nProvider> {
  const parts: readonly Messages[] = [reactAdmin, core, ...modules];
  const spanishTexts = mergeMessages(parts.map(({ es }) => es));
  const textsIn = async (language: string) =>
    mergeMessages(
      await Promise.all(parts.map(async (part) => (await part.in(language))[language]!)),
    );
  const language = readLanguage();
  const first = language === DEFAULT_LOCALE ? spanishTexts : await textsIn(language);
  return polyglotI18nProvider(
    (locale) => {
      if (locale === DEFAULT_LOCALE) return spanishTexts;
      return locale === language ? first : textsIn(locale);
    },
    language,
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

/** Core's texts. */
const core: Messages = { es, in: (language) => import(`./messages.${language}.ts`) };

/** react-admin's texts in both languages, with the specification's words (section 5). */
export const reactAdmin = {
  es: merge(spanish, reactAdminSpanish),
  in: async () => ({ en: (await import('./reactAdminEnglish.ts')).reactAdminEnglish }),
} satisfies Messages;

function mergeMessages(parts: readonly MessageTree[]): TranslationMessages {
  return parts.reduce(merge, {}) as unknown as TranslationMessages;
}
