import { plainKey } from '../../../shared/reading/plainText.ts';

/**
 * The text without accents, letters of unusual width, upper case, repeated blanks and the asterisk of required columns, for
 * comparison.
 */
export function fold(text: string): string {
  const plain = plainKey(text)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '');
  return plain.replace(/\*/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
