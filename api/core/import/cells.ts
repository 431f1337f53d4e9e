import { readDecimal } from '../i18n/readDecimal.ts';
import type { Words } from '../i18n/words.ts';
import { fold } from './fold.ts';

/** Turns what was written in a cell, never blank, into a value; throws an Unreadable with the remedy. */
export interface Read {
  (text: string, locale: 'es' | 'en'): unknown;
  /** What may be written, for people who fill in the template. */
  takes: Words;
}

/** A cell that cannot be read. */
export class Unreadable extends Error {
  constructor(readonly words: Words) {
    super(words.en);
  }
}

/** Any text, as it is. */
export const text: Read = reader({ es: 'Texto', en: 'Text' }, (cell) => cell);

/** TRUE or FALSE (specification, section 5), and what Excel makes of them in Spanish. */
export const flag: Read = reader({ es: 'TRUE o FALSE', en: 'TRUE or FALSE' }, (cell) => {
  const word = cell.toUpperCase();
  if (['TRUE', 'VERDADERO'].includes(word)) return true;
  if (['FALSE', 'FALSO'].includes(word)) return false;
  throw new Unreadable({ es: 'Escriba TRUE o FALSE', en: 'Write TRUE or FALSE' });
});

/** Digits; what people put between them is dropped. */
export const phone: Read = reader(
  { es: '52 o 1 y diez dígitos', en: '52 or 1 and ten digits' },
  (cell) => cell.replace(/[\s()+.\p{Pd}]/gu, ''),
);

/** A number with at most so many decimals, as text; refused where two countries read it differently. */
export function decimal(decimals: number): Read {
  const takes = { es: 'Número: 1250.50', en: 'Number: 1250.50' };
  const remedy = {
    es: `Escriba un número con hasta ${decimals} decimales, como 1250.50`,
    en: `Write a number with at most ${decimals} decimals, like 1250.50`,
  };
  return reader(takes, (cell) => readNumber(cell, decimals, remedy));
}

/** A whole number. */
export const integer: Read = reader({ es: 'Número entero', en: 'Whole number' }, (cell) =>
  Number(readNumber(cell, 0, WHOLE)),
);

/** A day as it is written in the language: 2026-11-30, 30/11/2026 in Spanish, 11/30/2026 in English. */
export const day: Read = Object.assign(
  (cell: string, locale: 'es' | 'en') => {
    const [, a, b, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(cell) ?? [];
    if (!year) return cell;
    const [month, date] = locale === 'es' ? [b!, a!] : [a!, b!];
    return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  },
  { takes: { es: 'AAAA-MM-DD o DD/MM/AAAA', en: 'YYYY-MM-DD or MM/DD/YYYY' } },
);

/** An hour of the day, 24 hours. */
export const hour: Read = reader({ es: 'HH:MM, 24 horas', en: 'HH:MM, 24 hours' }, (cell) =>
  cell.replace(/^(\d):/, '0$1:'),
);

/** One of these, by its value or by a name in either language, whatever its accents and case. */
export function oneOf(names: Readonly<Record<string, readonly string[]>>, takes?: Words): Read {
  const known = new Map<string, string>();
  for (const [value, words] of Object.entries(names)) {
    for (const word of [value, ...words]) known.set(fold(word), value);
  }
  const listed = (i: number) =>
    Object.values(names)
      .map((words) => words[i] ?? words[0])
      .join(', ');
  const described = takes ?? { es: listed(0), en: listed(1) };
  return reader(described, (cell) => {
    const value = known.get(fold(cell));
    if (value !== undefined) return value;
    throw new Unreadable({ es: `No se reconoce «${cell}»`, en: `"${cell}" is not known` });
  });
}

/** Several, between commas, semicolons or bars. */
export function listOf(one: Read): Read {
  const takes = { es: `${one.takes.es}; con ; entre sí`, en: `${one.takes.en}; with ; between` };
  return Object.assign(
    (cell: string, locale: 'es' | 'en') => {
      const parts = cell.split(/[;,|\n]/).map((part) => part.trim());
      return [...new Set(parts.filter(Boolean).map((part) => one(part, locale)))];
    },
    { takes },
  );
}

/** The same reading with other words for what may be written. */
export function taking(read: Read, es: string, en: string): Read {
  return Object.assign((cell: string, locale: 'es' | 'en') => read(cell, locale), {
    takes: { es, en },
  });
}

const WHOLE = { es: 'Escriba un número entero, como 1250', en: 'Write a whole number, like 1250' };

/** Throws an Unreadable with the reading that was probably meant, or else with the remedy. */
function readNumber(cell: string, decimals: number, remedy: Words): string {
  const { value, offer } = readDecimal(cell, decimals);
  if (value !== undefined) return value;
  if (offer) throw new Unreadable({ es: `¿Quiso decir ${offer}?`, en: `Did you mean ${offer}?` });
  throw new Unreadable(remedy);
}

function reader(takes: Words, read: (cell: string) => unknown): Read {
  return Object.assign((cell: string) => read(cell), { takes });
}
