import type { Schemas } from '../contract/types.ts';
import type { Locale, Words } from '../../shared/words.ts';

/** A warning about a saved value that is probably wrong: the field, a stable code, and the message in both languages. */
export interface Warning {
  field: string;
  code: string;
  message: Words;
}

/** Warnings as the contract defines them, in the caller's language. */
export function warnings(locale: Locale, list: Warning[]): Schemas['Warning'][] {
  return list.map((warning) => ({ ...warning, message: warning.message[locale] }));
}
