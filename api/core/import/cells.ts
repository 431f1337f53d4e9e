import { readDecimal } from '../i18n/readDecimal.ts';
import type { Words } from '../i18n/words.ts';
import { fold } from './fold.ts';

/** Parses the text of a cell that is not blank; throws an UnreadableCell that says how to correct it. */
export interface CellParser {
  (text: string, locale: 'es' | 'en'): unknown;
  /** The accepted values, explained to people who fill in the template. */
  takes: Words;
  /** The names of the codes that it returns, in Spanish and English. */
  names?: Readonly<Record<string, readonly string[]>>;
}

/** The text of a cell that cannot be parsed. */
export class UnreadableCell extends Error {
  constructor(readonly words: Words) {
    super(words.en);
  }
}

/** Any text, unchanged. */
export const text: CellParser = reader({ es: 'Texto', en: 'Text' }, (cell) => cell);

/** TRUE or FALSE (specification, section 5), and the words that Excel writes in Spanish. */
export const flag: CellParser = reader({ es: 'TRUE o FALSE', en: 'TRUE or FALSE' }, (cell) => {
  const word = cell.toUpperCase();
  if (['TRUE', 'VERDADERO'].includes(word)) return true;
  if (['FALSE', 'FALSO'].includes(word)) return false;
  throw new UnreadableCell({ es: 'Escriba TRUE o FALSE', en: 'Enter TRUE or FALSE' });
});

/** Digits; blanks, plus signs, parentheses, dots and hyphens are removed. */
export const phone: CellParser = reader(
  { es: '52 o 1 y diez dígitos', en: '52 or 1 and ten digits' },
  (cell) => cell.replace(/[\s()+.\p{Pd}]/gu, ''),
);

/** A number with at most this many decimals, as text; ambiguous separators (1,250) are refused. */
export function decimal(decimals: number): CellParser {
  const takes = { es: 'Número: 1250.50', en: 'Number: 1250.50' };
  const remedy = {
    es: `Escriba un número con hasta ${decimals} decimales, como 1250.50`,
    en: `Enter a number with at most ${decimals} decimals, like 1250.50`,
  };
  return reader(takes, (cell) => readNumber(cell, decimals, remedy));
}

/** A whole number. */
export const integer: CellParser = reader({ es: 'Número entero', en: 'Whole number' }, (cell) =>
  Number(readNumber(cell, 0, WHOLE)),
);

/** A date: 2026-11-30 in both languages, 30/11/2026 in Spanish, 11/30/2026 in English. */
export const day: CellParser = Object.assign(
  (cell: string, locale: 'es' | 'en') => {
    const [, a, b, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(cell) ?? [];
    if (!year) return cell;
    const [month, date] = locale === 'es' ? [b!, a!] : [a!, b!];
    return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  },
  { takes: { es: 'AAAA-MM-DD o DD/MM/AAAA', en: 'YYYY-MM-DD or MM/DD/YYYY' } },
);

/** A time of day, 24 hours. */
export const hour: CellParser = reader({ es: 'HH:MM, 24 horas', en: 'HH:MM, 24 hours' }, (cell) =>
  cell.replace(/^(\d):/, '0$1:'),
);

/** One of these codes, also by its name in either language, regardless of accents and case. */
export function oneOf(
  names: Readonly<Record<string, readonly string[]>>,
  takes?: Words,
): CellParser {
  const known = new Map<string, string>();
  for (const [value, words] of Object.entries(names)) {
    for (const word of [value, ...words]) known.set(fold(word), value);
  }
  const listed = (i: number) =>
    Object.values(names)
      .map((words) => words[i] ?? words[0])
      .join(', ');
  const described = takes ?? { es: listed(0), en: listed(1) };
  const read = reader(described, (cell) => {
    const value = known.get(fold(cell));
    if (value !== undefined) return value;
    throw new UnreadableCell({ es: `No se reconoce «${cell}»`, en: `"${cell}" is not recognized` });
  });
  return Object.assign(read, { names });
}

/** A list separated by commas, semicolons or vertical bars. */
export function listOf(one: CellParser): CellParser {
  const takes = { es: `${one.takes.es}; con ; entre sí`, en: `${one.takes.en}; with ; between` };
  return Object.assign(
    (cell: string, locale: 'es' | 'en') => {
      const parts = cell.split(/[;,|\n]/).map((part) => part.trim());
      return [...new Set(parts.filter(Boolean).map((part) => one(part, locale)))];
    },
    { takes, names: one.names },
  );
}

/** The same parser with another explanation of the accepted values. */
export function withDescription(read: CellParser, es: string, en: string): CellParser {
  return Object.assign((cell: string, locale: 'es' | 'en') => read(cell, locale), {
    takes: { es, en },
  });
}

const WHOLE = { es: 'Escriba un número entero, como 1250', en: 'Enter a whole number, like 1250' };

/** Throws an UnreadableCell that suggests the number probably meant, or else `remedy`. */
function readNumber(cell: string, decimals: number, remedy: Words): string {
  const { value, offer } = readDecimal(cell, decimals);
  if (value !== undefined) return value;
  if (offer)
    throw new UnreadableCell({ es: `¿Quiso decir ${offer}?`, en: `Did you mean ${offer}?` });
  throw new UnreadableCell(remedy);
}

function reader(takes: Words, read: (cell: string) => unknown): CellParser {
  return Object.assign((cell: string) => read(cell), { takes });
}
