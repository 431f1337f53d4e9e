import { phoneInWords, readPhone } from '../../shared/reading/readPhone.ts';
import { contractMessage } from '../../core/contract/document.ts';
import { invalid } from '../../core/errors/errors.ts';

/**
 * The form in which phone numbers are stored, so that duplicates are found: 52 or 1 and ten digits. The old Mexican
 * mobile prefix 521 becomes 52. Throws 422 for `field` when the text is no number of Mexico or North America; one in the
 * stored form was checked by the contract.
 */
export function normalPhone(phone: string, field: string): string {
  if (STORED.test(phone)) return phone;
  const { digits } = readPhone(phone);
  if (!digits) throw invalid(field, WRONG);
  return digits;
}

/** Formats stored digits: "+52 81 1234 5678". */
export const phoneText = phoneInWords;

const STORED = /^(52\d{10}|1\d{10})$/;

/** A number of the right shape that is possible in neither country is refused with the same message. */
const WRONG = contractMessage('Phone', 'pattern');
