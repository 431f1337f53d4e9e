import { LOCALES } from '../../../shared/languages.ts';
import type { Words } from '../../../shared/words.ts';
import type { Labels } from '../../contract/labels.ts';
import { shortened } from '../../i18n/withValue.ts';
import { type CellParser, reader, UnreadableCell } from './cells.ts';
import { fold } from './fold.ts';

type Names = NonNullable<CellParser['names']>;
type MoreWords = Readonly<Partial<Record<string, readonly string[]>>>;

interface ChoiceOptions {
  /** The accepted values, where they are too many to name. */
  acceptedValues?: Words;
  /** Other words for each code, which are no names of it: abbreviations. */
  also?: MoreWords;
  /** Whether the first words of a name are enough where only one begins with them. */
  byBeginning?: boolean;
}

/**
 * One of these codes, also by its name in either language, regardless of accents, case, dots and hyphens. A text that
 * several of them go by is refused with their names.
 */
export function oneOf(
  names: Names,
  { acceptedValues, also = {}, byBeginning }: ChoiceOptions = {},
): CellParser {
  const codesByWord = wordsOf(names, also);
  const namesIn = (i: number) =>
    Object.values(names)
      .map((words) => words[i] ?? words[0])
      .join(', ');
  const described = acceptedValues ?? { es: namesIn(0), en: namesIn(1) };
  const find = (cell: string): string => {
    const codes =
      codesByWord.get(compact(cell)) ?? (byBeginning ? beginning(cell, names) : new Set());
    if (codes.size === 1) return [...codes][0]!;
    throw new UnreadableCell(
      codes.size === 0 ? unknown(cell, described) : several(cell, [...codes], names),
    );
  };
  return reader(described, find, { names });
}

/** Returns the names by which a cell is recognized as a code, in the order of the languages. */
export function namesFrom(labels: Labels): Names {
  const names = Object.entries(labels).map(([code, words]) => [
    code,
    LOCALES.map((locale) => words[locale]),
  ]);
  return Object.fromEntries(names) as Names;
}

/** The codes by each of their words. */
function wordsOf(names: Names, also: MoreWords): Map<string, Set<string>> {
  const codesByWord = new Map<string, Set<string>>();
  for (const [code, words] of Object.entries(names))
    for (const word of [code, ...words, ...(also[code] ?? [])])
      codesByWord.set(compact(word), (codesByWord.get(compact(word)) ?? new Set()).add(code));
  return codesByWord;
}

/** `N. L.`, `n.l.` and `NL` are the same word. */
function compact(word: string): string {
  return fold(word).replace(/[\s.,_/-]/g, '');
}

const SHORTEST = 3;

/** The codes with a name that begins with these words. */
function beginning(cell: string, names: Names): Set<string> {
  const start = fold(cell);
  if (start.length < SHORTEST) return new Set();
  const isFit = (name: string) => `${fold(name)} `.startsWith(`${start} `);
  const fitting = Object.entries(names).filter(([, words]) => words.some(isFit));
  return new Set(fitting.map(([code]) => code));
}

const NAMED = 4;

function several(cell: string, codes: string[], names: Names): Words {
  const namesIn = (i: number) => {
    const all = codes.map((code) => names[code]![i] ?? names[code]![0]);
    return [...all.slice(0, NAMED), ...(all.length > NAMED ? ['…'] : [])].join(', ');
  };
  const cellText = shortened(cell);
  return {
    es: `«${cellText}» puede ser ${namesIn(0)}: escriba el nombre completo`,
    en: `"${cellText}" may be ${namesIn(1)}: enter the whole name`,
  };
}

function unknown(cell: string, accepts: Words): Words {
  const cellText = shortened(cell);
  return {
    es: `No se reconoce «${cellText}». Se acepta: ${withinLimit(accepts.es)}`,
    en: `"${cellText}" is not recognized. It takes: ${withinLimit(accepts.en)}`,
  };
}

/** A longer list of values is in the template. */
const LONGEST_LIST = 200;

function withinLimit(accepts: string): string {
  return accepts.length > LONGEST_LIST ? `${accepts.slice(0, LONGEST_LIST)}…` : accepts;
}
