import type { Words } from '../core/i18n/words.ts';
import type { Schemas } from '../core/contract/types.ts';
import { isToCome, TO_COME } from './service.ts';

/** A row of a file as it was read, all of it text. */
export type Row = Schemas['DieselPriceInput'];

/** What is wrong with a row, by column. */
export function rowErrors(row: Row, now: Date): Record<string, Words> {
  const wrong = Object.entries(CHECKS).filter(([name, { test }]) => !test(row[name as keyof Row]));
  const errors = Object.fromEntries(wrong.map(([name, { words }]) => [name, words]));
  return !errors.date && isToCome(row.date, now) ? { ...errors, date: TO_COME } : errors;
}

const CHECKS: Record<string, { test: (text: string) => boolean; words: Words }> = {
  date: {
    test: isDate,
    words: {
      es: 'Escriba una fecha AAAA-MM-DD que exista',
      en: 'Write a date YYYY-MM-DD that exists',
    },
  },
  country: oneOf('MX', 'US'),
  currency: oneOf('MXN', 'USD'),
  unit: oneOf('l', 'gal'),
  price: {
    test: (text) => /^(?=.*[1-9])\d{1,4}(\.\d{1,4})?$/.test(text),
    words: {
      es: 'Escriba un precio mayor que cero, con punto decimal y a lo más 4 decimales',
      en: 'Write a price above zero, with a decimal point and at most 4 decimals',
    },
  },
  source: {
    test: (text) => text.length > 0 && text.length <= 80,
    words: {
      es: 'Diga de dónde viene el precio, en 80 caracteres',
      en: 'Say where the price comes from, in 80 characters',
    },
  },
};

function oneOf(...values: string[]) {
  const words = { es: `Escriba ${values.join(' o ')}`, en: `Write ${values.join(' or ')}` };
  return { test: (text: string) => values.includes(text), words };
}

function isDate(text: string) {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
