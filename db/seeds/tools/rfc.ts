import type { Random } from './random.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const HOMOCLAVE = [...'123456789ABCDEFGHIJKLMNPQRSTUVWXYZ'];

/** A company's RFC (12 characters): initials of its name, a founding date, homoclave, valid check digit. */
export function companyRfc(name: string, random: Random): string {
  return complete(initials(name, 3), random, 1985, 2021);
}

/** A person's RFC (13 characters): from its names, a birth date, homoclave, valid check digit. */
export function personRfc(
  person: { paternal: string; maternal: string; first: string },
  random: Random,
): string {
  const paternal = letters(person.paternal);
  const vowel = /[AEIOU]/.exec(paternal.slice(1))?.[0] ?? 'X';
  const stem = paternal[0]! + vowel + letters(person.maternal)[0] + letters(person.first)[0];
  return complete(stem, random, 1955, 1998);
}

/** The check digit of an RFC's first 11 or 12 characters, by the tax administration's modulus 11. */
export function rfcCheckDigit(stem: string): string {
  const sum = [...stem.padStart(12, ' ')].reduce(
    (total, letter, index) => total + ALPHABET.indexOf(letter) * (13 - index),
    0,
  );
  const digit = 11 - (sum % 11);
  return digit === 11 ? '0' : digit === 10 ? 'A' : String(digit);
}

function complete(stem: string, random: Random, firstYear: number, lastYear: number): string {
  const date = new Date(
    Date.UTC(random.int(firstYear, lastYear), random.int(0, 11), random.int(1, 28)),
  );
  const body = stem + date.toISOString().slice(2, 10).replaceAll('-', '');
  const complete = body + random.pick(HOMOCLAVE) + random.pick(HOMOCLAVE);
  return complete + rfcCheckDigit(complete);
}

function initials(name: string, count: number): string {
  const names = name.split(' ').map(letters).filter(Boolean);
  return (names.map((each) => each[0]).join('') + names.at(-1)!.slice(1) + 'XXX').slice(0, count);
}

function letters(name: string): string {
  const plain = name
    .toUpperCase()
    .replaceAll('Ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return plain.replaceAll('\u0001', 'Ñ').replace(/[^A-ZÑ&]/g, '');
}
