import { readLanguage } from '../i18n/language.ts';

/** The name of a record that has one in each language (`nameEs`, `nameEn`), in the interface's. */
export function localName(record: object | undefined, field = 'name'): string {
  const names = (record ?? {}) as Record<string, unknown>;
  const name = names[field + (readLanguage() === 'es' ? 'Es' : 'En')];
  return typeof name === 'string' ? name : '';
}
