import { isEmpty, type Validator } from 'react-admin';
import { readDecimal } from '#decimals';

/** The most decimals that a pattern of the contract allows; undefined when the pattern is not that of a number. */
export function decimalsOf(pattern = ''): number | undefined {
  const [, decimals] = /\(\\\.\\d\{1,(\d)\}\)\?\$$/.exec(pattern) ?? [];
  return decimals ? Number(decimals) : undefined;
}

/**
 * Accepts what the pattern matches; otherwise suggests the number that was probably meant, or gives the message
 * `otherwise`.
 */
export function number(pattern: string, decimals: number, otherwise: string): Validator {
  const plain = new RegExp(pattern, 'u');
  return (value: unknown) =>
    isEmpty(value) || plain.test(String(value)) ? undefined : misread(value, decimals, otherwise);
}

/** Accepts a whole number; otherwise suggests the number that was probably meant. */
export function integer(value: unknown) {
  if (isEmpty(value) || Number.isInteger(value)) return undefined;
  return misread(value, 0, 'anden.validation.integer');
}

/** The message for a number that cannot be read: a suggestion, or the key `otherwise`. */
export function misread(value: unknown, decimals: number, otherwise: string) {
  const { offer } = readDecimal(String(value), decimals);
  return offer !== undefined
    ? { message: 'anden.validation.didYouMean', args: { offer } }
    : otherwise;
}
