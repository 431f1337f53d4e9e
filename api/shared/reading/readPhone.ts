import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { LONGEST_READ, plainKey } from './plainText.ts';

/** The countries whose numbers are stored. */
type Country = 'MX' | 'US';

/** The phone number of a text, or the choices where it is not clear. */
export interface PhoneReading {
  /** The country code, 52 or 1, and ten digits; undefined where it cannot be read, or not in one way. */
  digits?: string;
  /** The numbers that it may be, where its country is open. */
  choices?: string[];
  extension?: string;
  /** The further numbers of the text, as they are written. */
  others?: string[];
  /** Whether a spreadsheet rounded it: `5.28112E+11`. */
  isRounded?: boolean;
}

/**
 * Reads a phone number by the country of the record that it belongs to: `81 1234 5678`, `044 81…`, `01 81…`,
 * `+52 1 81…`, `9565550142.0`, `ext. 12`. What is valid is decided by the library's rules for numbers; ten digits that
 * are no number of the country, or of both without one, are choices.
 */
export function readPhone(input: string, country?: Country): PhoneReading {
  if (/^\s*\d(?:[.,]\d+)?e\+?\d+\s*$/i.test(input)) return { isRounded: true };
  const { number, extension, others } = phoneParts(input);
  const candidates = candidatesOf(number, country);
  const reading = candidates.digits ?? candidates.choices;
  return {
    ...candidates,
    ...(reading && extension && { extension }),
    ...(reading && others.length > 0 && { others }),
  };
}

/** The parts of a text with one number or more. */
interface PhoneParts {
  number: string;
  extension?: string;
  others: string[];
}

/** Takes the first number of a text apart from its extension and from the numbers behind it. */
export function phoneParts(input: string): PhoneParts {
  const text = plainKey(input).normalize('NFKC').trim();
  if (text.length > LONGEST_READ) return { number: text, others: [] };
  const [first = '', ...others] = separate(text.replace(/(?<=^\D*\d{8,15})\.0+$/, ''));
  const [, number = '', extension] = EXTENSION.exec(first) ?? [];
  return { number: number.trim(), ...(extension && { extension }), others };
}

/** The digits in groups, with the country code: "+52 81 1234 5678". */
export function phoneInWords(digits: string): string {
  return parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? digits;
}

/** Whether the digits are a number of Mexico or of North America by the library's rules. */
function isPhoneNumber(digits: string): boolean {
  const number = parsePhoneNumberFromString(`+${digits}`);
  return !!number && ['52', '1'].includes(number.countryCallingCode) && number.isValid();
}

const EXTENSION = /^(.*?)(?:[\s,]*(?:extensi[oó]n|ext?|x|#)\.?:?\s*(\d{1,6}))?[\s.,]*$/is;

/** The numbers of a text; a part with fewer digits than a number belongs to the one before it. */
function separate(text: string): string[] {
  const parts = text.split(/[/;,|\n]|\s(?:y|o|and|or)\s/i).map((part) => part.trim());
  const isSeveral = parts.length > 1 && parts.every((part) => part.replace(/\D/g, '').length >= 10);
  return isSeveral ? parts : [text];
}

/** A word in brackets behind a number, `(oficina)`. */
const NOTE = /(?<=\d)\s*\([^()\d]*\)$/;

/** The address of a chat with a number. */
const ADDRESS = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)\+?(?=\d)/i;

function candidatesOf(text: string, country?: Country): PhoneReading {
  const plain = text
    .replace(ADDRESS, '+')
    .replace(NOTE, '')
    .replace(
      /^(?:tel[eé]fono|tel|cel(?:ular)?|m[oó]vil|whats ?app|phone|mobile)?[.:\s]*(?:tel:)?/i,
      '',
    );
  if (!/^[+\d\s().\p{Pd}\u2212]*$/u.test(plain)) return {};
  const digits = plain.replace(/\D/g, '');
  if (/^(\+|00)/.test(plain)) return decided(international(digits.replace(/^00/, '')));
  if (/^011(52|1)\d{10,11}$/.test(digits)) return decided(international(digits.slice(3)));
  if (/^(044|045|01)\d{10}$/.test(digits)) return decided(`52${digits.slice(-10)}`);
  if (/^(52|521)\d{10}$/.test(digits)) return decided(international(digits));
  if (/^1\d{10}$/.test(digits)) return withOne(digits.slice(1), country);
  return digits.length === 10 ? national(digits, country) : {};
}

/** The legacy prefix of Mexican mobiles, 521, becomes 52. */
function international(digits: string): string {
  return digits.replace(/^521(?=\d{10}$)/, '52');
}

function decided(digits: string): PhoneReading {
  return isPhoneNumber(digits) ? { digits } : {};
}

/** Ten digits behind a 1, which was also dialed before Mexican mobiles. */
function withOne(national: string, country?: Country): PhoneReading {
  const [us, mx] = [`1${national}`, `52${national}`].map((digits) => decided(digits).digits);
  if (country !== 'MX') return us ? { digits: us } : {};
  if (us && mx) return { choices: [mx, us] };
  const digits = us ?? mx;
  return digits ? { digits } : {};
}

function national(digits: string, country?: Country): PhoneReading {
  const codes = { MX: '52', US: '1' };
  const ownNumber = country && decided(codes[country] + digits).digits;
  if (ownNumber) return { digits: ownNumber };
  const choices = ['52', '1'].map((code) => code + digits).filter(isPhoneNumber);
  return choices.length > 0 ? { choices } : {};
}
