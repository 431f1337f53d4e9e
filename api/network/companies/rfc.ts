import { code } from '../../core/records/writing/normalize.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { Warning } from '../../core/records/warnings.ts';

/** The generic RFCs for "the public" and "a foreigner", which any number of records may have. */
export const GENERIC = ['XAXX010101000', 'XEXX010101000'];

/**
 * The normalized RFC, 12 characters (company) or 13 (person); throws 422 on `field` when its format or date is wrong.
 */
export function normalRfc(text: string, field: string): string | null {
  const rfc = code(text);
  if (rfc && !isWellFormed(rfc)) throw invalid(field, WRONG);
  return rfc;
}

/** A wrong check digit only gives a warning, because about 1.5 % of real RFCs have one. */
export function rfcWarnings(rfc: string | null | undefined): Warning[] {
  if (!rfc || GENERIC.includes(rfc) || rfc.at(-1) === checkDigit(rfc.slice(0, -1))) return [];
  return [{ field: 'rfc', code: 'RFC_CHECK_DIGIT', message: UNUSUAL }];
}

/** A Mexican company with the RFC of the public can neither invoice nor be invoiced. */
export function genericRfcWarnings(rfc: string | null | undefined, country: unknown): Warning[] {
  if (country !== 'MX' || !rfc || !GENERIC.includes(rfc)) return [];
  return [{ field: 'rfc', code: 'RFC_GENERIC', message: GENERIC_MESSAGE }];
}

const GENERIC_MESSAGE = {
  es: 'Es un RFC genérico: con él no puede facturar. Escriba el de su constancia de situación fiscal.',
  en: 'It is a generic RFC: it cannot invoice with it. Enter the one of its tax status certificate.',
};

const FORM = /^[A-Z&Ñ]{3,4}(\d{2})(\d{2})(\d{2})[A-Z0-9]{2}[0-9A]$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

const WRONG = {
  es: 'El RFC lleva 3 o 4 letras, una fecha real AAMMDD y 3 caracteres de homoclave',
  en: 'An RFC has 3 or 4 letters, a real date YYMMDD and 3 more characters',
};
const UNUSUAL = {
  es: 'El dígito verificador del RFC no coincide. Confírmelo con la constancia de situación fiscal.',
  en: 'The check digit of the RFC does not match. Confirm it with the tax status certificate.',
};

function isWellFormed(rfc: string) {
  const [, year, month, day] = FORM.exec(rfc) ?? [];
  if (!year) return false;
  return ['19', '20'].some((century) => isDate(Number(century + year), Number(month), Number(day)));
}

function isDate(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The tax administration's modulus 11 check digit of the first characters, padded on the left to twelve. */
function checkDigit(stem: string) {
  const letters = [...stem.padStart(12, ' ')];
  const sum = letters.reduce((total, letter, i) => total + ALPHABET.indexOf(letter) * (13 - i), 0);
  const digit = 11 - (sum % 11);
  if (digit === 11) return '0';
  return digit === 10 ? 'A' : String(digit);
}
