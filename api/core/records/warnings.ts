import type { Schemas } from '../contract/types.ts';
import type { Locale, Words } from '../i18n/words.ts';

/** Something that was saved but is worth a look: the field, a stable code, the words. */
export interface Warning {
  field: string;
  code: string;
  message: Words;
}

/** What was found, as the contract's warnings, in the caller's language. */
export function warnings(locale: Locale, found: Warning[]): Schemas['Warning'][] {
  return found.map((warning) => ({ ...warning, message: warning.message[locale] }));
}
