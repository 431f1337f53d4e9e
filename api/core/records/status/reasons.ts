import { invalid } from '../../errors/errors.ts';

/** Refuses with 422 on `comment` the reason `other` without a comment that says which. */
export function requireComment(
  reason: string | undefined,
  comment: string | null | undefined,
): void {
  if (reason === 'other' && !comment?.trim()) throw invalid('comment', WHICH);
}

const WHICH = { es: 'Escriba el motivo', en: 'Write the reason' };
