import type { Validator } from 'react-admin';
import { readCode } from '#reading/readCode';
import { readEmails } from '#reading/readEmails';

/** The same validator for a text in the form in which the server reads it, by the contract's `x-text`. */
export function asRead(kind: string | undefined, validator: Validator): Validator {
  const read = kind === undefined ? undefined : READERS[kind];
  if (!read) return validator;
  return (value: unknown, ...rest) =>
    validator(typeof value === 'string' ? read(value) : value, ...rest);
}

const READERS: Record<string, (text: string) => string> = {
  code: readCode,
  email: (text) => {
    const [first, second] = readEmails(text);
    return second === undefined ? (first ?? text) : text;
  },
};

/** Refuses what has fewer digits than a phone number; the server reads the others by the country of the record. */
export function phoneNumber(message: string): Validator {
  return (value: unknown) => {
    const text = String((value as string | null | undefined) ?? '');
    return text === '' || text.replace(/\D/g, '').length >= 10 ? undefined : message;
  };
}
