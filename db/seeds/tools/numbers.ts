import { random } from './random.ts';

/** Generates unique phone numbers and codes; the same sequence of calls always gives the same values. */
export interface Numbers {
  /** '52' or '1' and ten digits, in the ranges reserved for fiction (555). */
  phone(country: 'MX' | 'US', areaCode: string): string;
  /** Four letters resembling the name, never ending in U, X or Z. */
  scac(name: string): string;
  /** Four letters or digits. */
  caat(): string;
  /** A United States employer identification number, nine digits. */
  ein(): string;
}

/** A new generator of numbers. */
export function numbers(): Numbers {
  const choose = random('numbers');
  const perArea = new Map<string, number>();
  const unique = createUnique();
  return {
    phone(country, areaCode) {
      const serial = perArea.get(country + areaCode) ?? 0;
      perArea.set(country + areaCode, serial + 1);
      return country === 'MX' ? mexicanPhone(areaCode, serial) : americanPhone(areaCode, serial);
    },
    scac: (name) => unique('scac', () => scacLike(name, () => choose.pick(SCAC_LETTERS))),
    caat: () => unique('caat', () => choose.sample(CAAT_CHARACTERS, 4).join('')),
    ein: () =>
      unique('ein', () => `${choose.pick(EIN_PREFIXES)}${choose.int(1_000_000, 9_999_999)}`),
  };
}

const SCAC_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTVWY'];
const CAAT_CHARACTERS = [...'0123456789ABCDEFGHJKLMNPRSTVWXYZ'];
const EIN_PREFIXES = ['74', '75', '76', '85', '86', '92', '93', '94', '95'];

function mexicanPhone(area: string, serial: number) {
  const local = String(serial).padStart(4, '0');
  return `52${area}${area.length === 2 ? '5550' : '555'}${local}`;
}

function americanPhone(area: string, serial: number) {
  if (serial > 99) throw new Error(`Area ${area} has only a hundred fictional numbers`);
  return `1${area}55501${String(serial).padStart(2, '0')}`;
}

function scacLike(name: string, letter: () => string) {
  const initials = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toUpperCase()
    .split(' ');
  const stem = initials.map((word) => word[0] ?? '').join('');
  return stem.slice(0, 2).padEnd(2, 'T') + letter() + letter();
}

function createUnique() {
  const usedValues = new Set<string>();
  return (kind: string, make: () => string) => {
    for (;;) {
      const value = make();
      if (!usedValues.has(kind + value)) {
        usedValues.add(kind + value);
        return value;
      }
    }
  };
}
