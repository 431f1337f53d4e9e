import { shortened } from '../../i18n/withValue.ts';
import { readCode } from '../../../shared/reading/readCode.ts';
import type { Words } from '../../../shared/words.ts';
import { type Locale, LOCALES } from '../../../shared/languages.ts';

/** Whether day or month comes first in dates like 05/12/26. */
export type DateOrder = 'day' | 'month';

/** Parses the text of a cell that is not blank; throws an UnreadableCell that says how to correct it. */
export interface CellParser {
  (text: string, order: DateOrder): unknown;
  /** The accepted values, explained to people who fill in the template. */
  acceptedValues: Words;
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

/** The value of a cell of which a part was left out, as the note says. */
export class NotedValue {
  constructor(
    readonly value: unknown,
    readonly note: Words,
  ) {}
}

/** A parser of cells; refuses the errors that Excel shows in place of a value. */
export function reader(
  accepts: Words,
  parser: (cell: string, order: DateOrder) => unknown,
  more: Pick<CellParser, 'names' | 'isDate'> = {},
): CellParser {
  const parse = (cell: string, order: DateOrder) => {
    if (EXCEL_ERROR.test(cell)) throw new UnreadableCell(errorOfExcel(cell));
    if (ROUNDED.test(cell)) throw new UnreadableCell(lostDigits(cell));
    return parser(cell, order);
  };
  return Object.assign(parse, { acceptedValues: accepts, ...more });
}

/** `#N/A`, `#REF!`, `#¿NOMBRE?` and `#CALC!`, which stands for a formula whose value was not saved. */
const EXCEL_ERROR = /^#(N\/[AD]|[¡¿]?[A-ZÁÉÍÓÚÑ/0]+[!?])$/;

function errorOfExcel(cell: string): Words {
  return {
    es: `La fórmula da ${cell}: escriba el valor, o corrija la fórmula y guarde el libro en Excel`,
    en: `The formula gives ${cell}: enter the value, or correct the formula and save the workbook in Excel`,
  };
}

/** A number of which a spreadsheet saved only the first digits: `5.28112E+11`. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/i;

function lostDigits(cell: string): Words {
  return {
    es: `«${cell}»: la columna perdió dígitos; dele formato de texto y escriba el número de nuevo`,
    en: `"${cell}": the column lost digits; format it as text and enter the number again`,
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

/** Five digits; Excel leaves out the zero in front of those that it takes for numbers. */
export const postalCode: CellParser = reader(
  {
    es: 'Cinco dígitos: 06600; en Estados Unidos también 75201-1234',
    en: 'Five digits: 06600; in the United States also 75201-1234',
  },
  (cell) => {
    const code = readCode(cell)
      .replace(/(?<=^\d{4,5})\.0$/, '')
      .replace(/^(C\.? ?P\.?|ZIP) ?/i, '')
      .replace(/^\d{4}(?=$|-)/, '0$&')
      .replace(/^(\d{5})\s?(\d{4})$/, '$1-$2');
    if (/^\d{5}(-\d{4})?$/.test(code)) return code;
    throw new UnreadableCell({
      es: `«${shortened(cell)}» no es un código postal: escriba sus cinco dígitos, como 64000`,
      en: `"${shortened(cell)}" is not a postal code: enter its five digits, like 64000`,
    });
  },
);

/** A list separated by commas, semicolons or vertical bars. */
export function listOf(one: CellParser): CellParser {
  const acceptedValues = {
    es: `${one.acceptedValues.es}; con ; entre sí`,
    en: `${one.acceptedValues.en}; with ; between`,
  };
  return Object.assign(
    (cell: string, order: DateOrder) => {
      const parts = cell.split(/[;,|\n]/).map((part) => part.trim());
      return [...new Set(parts.filter(Boolean).map((part) => one(part, order)))];
    },
    { acceptedValues, names: one.names },
  );
}

/** The same parser with another explanation of the accepted values. */
export function withDescription(parser: CellParser, es: string, en: string): CellParser {
  return Object.assign((cell: string, order: DateOrder) => parser(cell, order), {
    acceptedValues: { es, en },
    names: parser.names,
  });
}

/** The name of a code in a language, of its names in the order of the languages; the first where it has only that. */
export function nameIn(names: readonly string[], locale: Locale): string {
  return names[LOCALES.indexOf(locale)] ?? names[0]!;
}
