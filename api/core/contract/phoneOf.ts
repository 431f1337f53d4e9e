import { phoneCountry } from '../../shared/reading/phoneCountry.ts';
import { phoneInWords, type PhoneReading, readPhone } from '../../shared/reading/readPhone.ts';
import type { Words } from '../../shared/words.ts';

type Parent = Record<string, unknown>;

/**
 * The digits of a phone number, read by the country of its record; the problem of one that has more than one reading, or
 * is valid in no country. A text that is no number at all stays, for the check of its pattern.
 */
export function phoneOf(text: string, parent: Parent): string | { problem: Words } {
  const country = phoneCountry(parent);
  const reading = readPhone(text, country);
  const problem = problemOf(text, reading);
  if (problem) return { problem };
  return reading.digits ?? text;
}

function problemOf(
  text: string,
  { digits, choices, others, isRounded }: PhoneReading,
): Words | undefined {
  if (isRounded) return ROUNDED;
  if (choices) return askWhichCountry(choices);
  if (others) return several(others);
  if (digits === undefined && STORED.test(text)) return INVALID;
  return undefined;
}

/** The form of the contract's pattern, which some numbers have that exist nowhere. */
const STORED = /^(52|521|1)\d{10}$/;

function askWhichCountry(choices: string[]): Words {
  const choicesInWords = (or: string) =>
    choices.map((digits) => phoneInWords(digits)).join(` ${or} `);
  return {
    es: `¿Es ${choicesInWords('o')}? Escriba el número con su clave de país`,
    en: `Is it ${choicesInWords('or')}? Enter the number with its country code`,
  };
}

function several(others: string[]): Words {
  return {
    es: `Hay más de un teléfono: deje uno aquí y agregue ${others.join(', ')} como otro`,
    en: `There is more than one phone: keep one here and add ${others.join(', ')} as another`,
  };
}

const ROUNDED: Words = {
  es: 'La columna perdió dígitos: dele formato de texto y escriba el número de nuevo',
  en: 'The column lost digits: format it as text and enter the number again',
};

const INVALID: Words = {
  es: 'No existe un teléfono así: revise que tenga 52 (MX) o 1 (EE. UU.) y diez dígitos más',
  en: 'There is no such phone number: check that it has 52 (MX) or 1 (US) and ten more digits',
};
