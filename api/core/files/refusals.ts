import { Refusal } from '../http/errors.ts';

/** What is said where a call for a file brings none. */
export const MISSING = { es: 'Elija un archivo', en: 'Choose a file' };

/** The 413 for a file of more bytes than the contract takes. */
export function tooLarge(maxBytes: number, cause?: unknown): Refusal {
  return new Refusal('FILE_TOO_LARGE', { params: { limit: maxBytes / 1024 / 1024 }, cause });
}
