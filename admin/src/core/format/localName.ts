import { textField } from '#languages';
import { readLanguage } from '../i18n/language.ts';

/** The name of a record that has one in each language (`nameEs`, `nameEn`), in the interface's. */
export function localName(record: object | undefined, field = 'name'): string {
  const name = (record as Record<string, unknown> | undefined)?.[textField(field, readLanguage())];
  return typeof name === 'string' ? name : '';
}
