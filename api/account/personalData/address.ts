import { invalid } from '../../core/errors/errors.ts';
import { normalPhone } from '../../platform/geography/phone.ts';

/** An e-mail address in lower case, or a phone number as it is stored: its digits with the country code. */
export interface Address {
  kind: 'email' | 'phone';
  value: string;
}

/** Reads an address that somebody typed; throws 422 for `field` when it is neither an e-mail address nor a phone number. */
export function addressOf(text: string, field: string): Address {
  const value = text.trim().toLowerCase();
  if (EMAIL.test(value)) return { kind: 'email', value };
  if (!/^[+\d ().-]+$/.test(value)) throw invalid(field, NEITHER);
  return { kind: 'phone', value: normalPhone(value, field) };
}

const EMAIL = /^[^@\s]+@[^@\s]+$/;
const NEITHER = {
  es: 'Escriba un correo, o un teléfono con su clave de país',
  en: 'Write an e-mail address, or a phone with its country code',
};
