import { Refusal } from '../errors/errors.ts';

/** The message for a request without a file. */
export const MISSING = { es: 'Elija un archivo', en: 'Choose a file' };

/** A 413 for a file with more bytes than the contract allows. */
export function tooLarge(maxBytes: number, cause?: unknown): Refusal {
  return new Refusal('FILE_TOO_LARGE', { params: { limit: maxBytes / 1024 / 1024 }, cause });
}
