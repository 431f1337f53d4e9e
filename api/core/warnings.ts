import type { Locale } from './actor.ts';
import type { Schemas } from './contract/types.ts';
import type { Words } from './errors.ts';

/** Something that was saved but is worth a look: the field, a stable code, the words. */
export interface Caution {
  field: string;
  code: string;
  message: Words;
}

/** The cautions as the contract's warnings, in the caller's language. */
export function warnings(locale: Locale, cautions: Caution[]): Schemas['Warning'][] {
  return cautions.map((caution) => ({ ...caution, message: caution.message[locale] }));
}
