import { readDecimal } from '../../../shared/readDecimal.ts';
import type { Words } from '../../../shared/words.ts';

/** Whether day or month comes first in dates like 05/12/26. */
export type DateOrder = 'day' | 'month';

/** Parses the text of a cell that is not blank; throws an UnreadableCell that says how to correct it. */
export interface CellParser {
  (text: string, order: DateOrder): unknown;
  /** The accepted values, explained to people who fill in the template. */
  takes: Words;
  /** The names of the codes that it returns, in Spanish and English. */
  names?: Readonly<Record<string, readonly string[]>>;
  /** Whether it takes dates, which may have two readings. */
  isDate?: boolean;
}

/** The text of a cell that cannot be parsed. */
export class UnreadableCell extends Error {
  constructor(readonly words: Words) {
    super(words.en);
  }
}

const LONGEST_CELL = 60;

/** The text of a cell as messages show it. */
export function shortened(cell: string): string {
  return cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)}…` : cell;
}

/** A parser of cells; refuses the errors that Excel shows in place of a value. */
export function reader(
  takes: Words,
  read: (cell: string, order: DateOrder) => unknown,
  more: Pick<CellParser, 'names' | 'isDate'> = {},
): CellParser {
  const parse = (cell: string, order: DateOrder) => {
    if (EXCEL_ERROR.test(cell)) throw new UnreadableCell(errorOfExcel(cell));
    return read(cell, order);
  };
  return Object.assign(parse, { takes, ...more });
}

/** `#N/A`, `#REF!`, `#¿NOMBRE?` and `#CALC!`, which stands for a formula whose value was not saved. */
const EXCEL_ERROR = /^#(N\/[AD]|[¡¿]?[A-ZÁÉÍÓÚÑ/0]+[!?])$/;

function errorOfExcel(cell: string): Words {
  return {
    es: `La fórmula da ${cell}: escriba el valor, o corrija la fórmula y guarde el libro en Excel`,
    en: `The formula gives ${cell}: enter the value, or correct the formula and save the workbook in Excel`,
  };
}

/** Any text, unchanged. */
export const text: CellParser = reader({ es: 'Texto', en: 'Text' }, (cell) => cell);

/** TRUE or FALSE (specification, section 5), and what people write for them in Spanish and English. */
export const flag: CellParser = reader(
  { es: 'TRUE o FALSE; también Sí o No', en: 'TRUE or FALSE; also Yes or No' },
  (cell) => {
    const word = cell
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toUpperCase();
    if (['TRUE', 'VERDADERO', 'SI', 'S', 'YES', 'Y', 'X', '1', '✓', '✔'].includes(word))
      return true;
    if (['FALSE', 'FALSO', 'NO', 'N', '0'].includes(word)) return false;
    throw new UnreadableCell({
      es: `«${shortened(cell)}» no dice sí ni no: escriba TRUE o FALSE`,
      en: `"${shortened(cell)}" says neither yes nor no: enter TRUE or FALSE`,
    });
  },
  { names: { true: ['TRUE'], false: ['FALSE'] } },
);

/** Digits; blanks, plus signs, parentheses, dots and hyphens are removed. */
export const phone: CellParser = reader(
  { es: '52 o 1 y diez dígitos', en: '52 or 1 and ten digits' },
  (cell) => cell.replace(/[\s()+.\p{Pd}]/gu, ''),
);

/** Five digits; Excel leaves out the zero in front of those that it takes for numbers. */
export const postalCode: CellParser = reader(
  {
    es: 'Cinco dígitos: 06600; en Estados Unidos también 75201-1234',
    en: 'Five digits: 06600; in the United States also 75201-1234',
  },
  (cell) => {
    const code = cell.replace(/^(C\.? ?P\.?|ZIP) ?/i, '').replace(/^\d{4}(?=$|-)/, '0$&');
    if (/^\d{5}(-\d{4})?$/.test(code)) return code;
    throw new UnreadableCell({
      es: `«${shortened(cell)}» no es un código postal: escriba sus cinco dígitos, como 64000`,
      en: `"${shortened(cell)}" is not a postal code: enter its five digits, like 64000`,
    });
  },
);

/** A number with at most this many decimals, as text; ambiguous separators (1,250) are refused. */
export function decimal(decimals: number): CellParser {
  const takes = { es: 'Número: 1250.50', en: 'Number: 1250.50' };
  const remedy = {
    es: `escriba un número con hasta ${decimals} decimales, como 1250.50`,
    en: `enter a number with at most ${decimals} decimals, like 1250.50`,
  };
  return reader(takes, (cell) => readNumber(cell, decimals, remedy));
}

/** A whole number. */
export const integer: CellParser = reader({ es: 'Número entero', en: 'Whole number' }, (cell) =>
  Number(readNumber(cell, 0, WHOLE)),
);

/** A list separated by commas, semicolons or vertical bars. */
export function listOf(one: CellParser): CellParser {
  const takes = { es: `${one.takes.es}; con ; entre sí`, en: `${one.takes.en}; with ; between` };
  return Object.assign(
    (cell: string, order: DateOrder) => {
      const parts = cell.split(/[;,|\n]/).map((part) => part.trim());
      return [...new Set(parts.filter(Boolean).map((part) => one(part, order)))];
    },
    { takes, names: one.names },
  );
}

/** The same parser with another explanation of the accepted values. */
export function withDescription(read: CellParser, es: string, en: string): CellParser {
  return Object.assign((cell: string, order: DateOrder) => read(cell, order), {
    takes: { es, en },
    names: read.names,
  });
}

const WHOLE = { es: 'escriba un número entero, como 1250', en: 'enter a whole number, like 1250' };

/** Throws an UnreadableCell that suggests the number probably meant, or else `remedy`. */
function readNumber(cell: string, decimals: number, remedy: Words): string {
  const { value, offer } = readDecimal(cell, decimals);
  if (value !== undefined) return value;
  if (offer)
    throw new UnreadableCell({
      es: `«${shortened(cell)}» no es claro: ¿quiso decir ${offer}?`,
      en: `"${shortened(cell)}" is unclear: did you mean ${offer}?`,
    });
  throw new UnreadableCell({
    es: `«${shortened(cell)}» no se entiende: ${remedy.es}`,
    en: `"${shortened(cell)}" cannot be read: ${remedy.en}`,
  });
}
