import { invalid } from '../errors/errors.ts';
import { lastOf } from '../i18n/locale.ts';
import { isLocale, type Locale, LOCALES } from '../../shared/languages.ts';

/** The specification's name of the language: `ES` or `EN`, in any case. */
const LANGUAJE = 'languaje';

type Fields = Record<string, unknown>;

/**
 * Reads `languaje`, the specification's spelling, in place in a query. Every operation takes it, also those that do not
 * declare it, because it is the language of the answer; where a `language` can be chosen, it chooses that one.
 */
export function readLanguaje(query: Fields, { isDeclared, takesLanguage }: QueryLanguage): void {
  if (query[LANGUAJE] === undefined) return;
  const language = languageIn(query[LANGUAJE]);
  if (isDeclared) return void (query[LANGUAJE] = language.toUpperCase());
  delete query[LANGUAJE];
  if (takesLanguage()) query.language ??= language;
}

/** The language in the query of an operation. */
interface QueryLanguage {
  /** Whether it declares `languaje` itself. */
  isDeclared: boolean;
  /** Whether a `language` can be chosen, which is no filter of a list. */
  takesLanguage: () => boolean;
}

/** Puts the `languaje` of a body in place under the contract's name where its fields have a `language`. */
export function renameLanguaje(body: unknown, fieldsOf: () => string[]): void {
  if (!isFields(body) || body[LANGUAJE] === undefined) return;
  const fields = fieldsOf();
  if (!fields.includes('language') || fields.includes(LANGUAJE)) return;
  const language = languageIn(body[LANGUAJE]);
  delete body[LANGUAJE];
  body.language ??= language;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function languageIn(value: unknown): Locale {
  const language = String(lastOf(value)).trim().toLowerCase();
  if (isLocale(language)) return language;
  const codes = LOCALES.join(', ').toUpperCase();
  throw invalid(LANGUAJE, { es: `Debe ser uno de: ${codes}`, en: `Must be one of: ${codes}` });
}
