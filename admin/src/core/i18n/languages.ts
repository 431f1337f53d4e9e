import { LANGUAGES as LANGUAGE_TABLE, LOCALES } from '#languages';

/** The languages to choose from, each by its own name. */
export const LANGUAGES = LOCALES.map((locale) => ({ locale, name: LANGUAGE_TABLE[locale].name }));
