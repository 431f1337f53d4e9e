import { isEmpty, type Validator } from 'react-admin';
import { readDecimal } from '#decimals';

/** The decimals that a number's pattern of the contract takes; nothing for the pattern of another text. */
export function decimalsOf(pattern = ''): number | undefined {
  const [, decimals] = /\(\\\.\\d\{1,(\d)\}\)\?\$$/.exec(pattern) ?? [];
  return decimals ? Number(decimals) : undefined;
}

/** Takes what the pattern takes; otherwise offers the reading that was probably meant, or says `otherwise`. */
export function number(pattern: string, decimals: number, otherwise: string): Validator {
  const plain = new RegExp(pattern, 'u');
  return (value: unknown) =>
    isEmpty(value) || plain.test(String(value)) ? undefined : misread(value, decimals, otherwise);
}

/** Takes a whole number; otherwise offers the reading that was probably meant. */
export function integer(value: unknown) {
  if (isEmpty(value) || Number.isInteger(value)) return undefined;
  return misread(value, 0, 'anden.validation.integer');
}

/** What to say of a number that cannot be read: the reading to offer, or `otherwise`, a key. */
export function misread(value: unknown, decimals: number, otherwise: string) {
  const { offer } = readDecimal(String(value), decimals);
  return offer !== undefined
    ? { message: 'anden.validation.didYouMean', args: { offer } }
    : otherwise;
}
