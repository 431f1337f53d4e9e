import { plainText } from '../../shared/reading/plainText.ts';
import { Refusal } from '../errors/errors.ts';

/**
 * Puts every text of a value in plain form, in place: NFC, without marks that have no shape. Throws 422 for text that
 * Postgres cannot store (NUL, lone surrogates) and for values nested more than 20 levels deep.
 */
export function readTexts(value: unknown, path: string[] = []): void {
  if (isStorableText(value)) return;
  if (typeof value === 'string') {
    throw new Refusal('INVALID', { errors: { [path.join('.')]: UNSTORABLE } });
  }
  if (!value || typeof value !== 'object') return;
  if (path.length > DEEPEST) throw new Refusal('INVALID', { errors: { [path[0]!]: TOO_DEEP } });
  for (const [key, inner] of Object.entries(value)) {
    readTexts(key, path);
    if (isStorableText(inner)) (value as Record<string, unknown>)[key] = plainText(inner);
    else readTexts(inner, [...path, key]);
  }
}

function isStorableText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
}

const DEEPEST = 20;

const UNSTORABLE = {
  es: 'El texto contiene caracteres que no se pueden guardar',
  en: 'The text has characters that cannot be stored',
};
const TOO_DEEP = {
  es: 'Hay demasiados niveles anidados',
  en: 'There are too many nested levels',
};
