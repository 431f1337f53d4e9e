import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { invalid } from '../core/http/errors.ts';

/**
 * The one way a phone number is kept: digits only, 52 or 1 and ten more, so that a duplicate is found.
 * The legacy Mexican mobile prefix 521 becomes 52; a number of neither country is refused on `field`.
 */
export function normalPhone(phone: string, field: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^521(?=\d{10}$)/, '52');
  if (PLAIN.test(digits)) return digits;
  const number = parsePhoneNumberFromString(`+${digits}`);
  const isOurs = number && ['52', '1'].includes(number.countryCallingCode) && number.isPossible();
  if (!isOurs) throw invalid(field, WRONG);
  return number.number.slice(1);
}

/** Ten digits after 52 or 1 as the libraries of both countries take them, without asking one for each row of a file. */
const PLAIN = /^(52[1-9]\d{9}|1[2-9]\d{2}[2-9]\d{6})$/;

const WRONG = {
  es: 'Escriba 52 (México) o 1 (Estados Unidos) y diez dígitos',
  en: 'Write 52 (Mexico) or 1 (United States) and ten digits',
};
