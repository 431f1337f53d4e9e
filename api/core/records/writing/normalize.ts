import { invalid } from '../../errors/errors.ts';

/** By field: converts an entered value to the form in which it is stored; gets the field's name for error messages. */
export type Normalizers<T> = {
  [Field in keyof T]?: (value: NonNullable<T[Field]>, field: string) => T[Field];
};

/** The same values, with each given field converted by its rule. */
export function normalize<Fields extends object, T extends Partial<Fields>>(
  values: T,
  rules: Normalizers<Fields>,
): T {
  const result: Record<string, unknown> = { ...values };
  for (const field in rules) {
    if (result[field] == null) continue;
    const rule = rules[field] as Rule;
    result[field] = rule(result[field] as never, field);
  }
  return result as T;
}

type Rule = (value: never, field: string) => unknown;

/** Removes surrounding whitespace; a text of whitespace alone becomes null. */
export function trimToNull(text: string): string | null {
  return text.trim() || null;
}

/** Removes whitespace and hyphens and upper-cases the letters; an empty result becomes null. */
export function code(text: string): string | null {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase() || null;
}

/**
 * Removes surrounding whitespace, and adds `https://` to a web address that names no protocol; throws 422 for what is no
 * address of a website.
 */
export function webAddress(text: string, field: string): string | null {
  const address = trimToNull(text);
  if (!address) return null;
  if (!WEB_ADDRESS.test(address)) throw invalid(field, NO_WEB_ADDRESS);
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

const WEB_ADDRESS = /^(https?:\/\/)?[^\s/:@?#.]+(\.[^\s/:@?#.]+)+\.?(:\d+)?([/?#]\S*)?$/i;

const NO_WEB_ADDRESS = {
  es: 'Escriba la dirección de un sitio web, como https://ejemplo.com',
  en: 'Enter the address of a website, like https://example.com',
};
