import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { contractMessage } from '../../core/contract/document.ts';
import { invalid } from '../../core/errors/errors.ts';

/**
 * The form in which phone numbers are stored, so that duplicates are found: 52 or 1 and ten digits. The old Mexican
 * mobile prefix 521 becomes 52. Throws 422 for `field` when the number is neither Mexican nor North American.
 */
export function normalPhone(phone: string, field: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^521(?=\d{10}$)/, '52');
  if (PLAIN.test(digits)) return digits;
  const number = parsePhoneNumberFromString(`+${digits}`);
  const isOurs = number && ['52', '1'].includes(number.countryCallingCode) && number.isPossible();
  if (!isOurs) throw invalid(field, WRONG);
  return number.number.slice(1);
}

/** Formats stored digits: "+52 81 1234 5678". */
export function phoneText(digits: string): string {
  return parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? digits;
}

/** The common valid numbers, checked without the phone library, which is slow for large imports. */
const PLAIN = /^(52[1-9]\d{9}|1[2-9]\d{2}[2-9]\d{6})$/;

/** A number of the right shape that is possible in neither country is refused with the same message. */
const WRONG = contractMessage('Phone', 'pattern');
