import { readDecimal } from '../readDecimal.ts';
import { currencyIn } from './currencyIn.ts';
import { LONGEST_READ, plainText } from './plainText.ts';
import { taxIn } from './taxIn.ts';

/** An amount of money as somebody wrote it. */
export interface Amount {
  /** The number in plain form: "18500", "1750.50". */
  amount: string;
  /** Undefined where the text names none; `$` alone is the sign of both. */
  currency?: 'MXN' | 'USD';
  /** Whether tax comes on top ("+ IVA") or is in it ("IVA incluido"); undefined where the text does not tell. */
  isPlusTax?: boolean;
}

/** The amount of a text, or the choices where it is not clear. */
export interface AmountReading {
  /** Whether everybody reads the text alike; otherwise the choices are offered, even a single one. */
  isClear: boolean;
  /** At least one amount, or none where the text says that there is none ("-"). */
  choices: Amount[];
}

/**
 * Reads an amount with the words that people add: `18,500 + IVA`, `1750 usd`, `18 mil`, `2.85 dlls`; `-` is no amount.
 * An amount that countries read differently (`1750,50`, `1.750`) and a text of two amounts are not clear and have choices;
 * undefined for anything else. `decimals` is how many the field takes.
 */
export function readAmount(input: string, decimals = 2): AmountReading | undefined {
  const text = plainText(input).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (text.length > LONGEST_READ) return undefined;
  if (NONE.test(text)) return { isClear: true, choices: [] };
  const readings = text
    .replace(HUNDREDTHS, '')
    .split(BETWEEN)
    .map((part) => readOne(part, decimals));
  if (!readings.every((value) => value !== undefined)) return undefined;
  const [only] = readings;
  if (readings.length === 1) return only;
  return { isClear: false, choices: readings.flatMap(({ choices }) => choices) };
}

/** Texts that people put in a cell that has no amount. */
const NONE = /^([-‐-―_]+|n\.?\/?a\.?|no|ninguno|ninguna|no aplica|none)$/;
/** `1,750.00 00/100 M.N.`, as cheques and invoices say it. */
const HUNDREDTHS = /(?<=\d) 00\/100\b/;
/** Between two amounts; a hyphen needs blanks, because a number may begin with it. */
const BETWEEN = / (?:o|ó|u|or|y|and|a|to) |\/(?! ?n\b)| [-–—] (?!ret)/;
/** Words about an amount that change nothing. */
const FILLERS = /\b(total|son|tarifa|precio|costo|flete|rate|price|cost)\b:?/g;

function readOne(part: string, decimals: number): AmountReading | undefined {
  const { rest: untaxed, isPlusTax } = taxIn(part);
  const { rest, currency, isMixed } = currencyIn(untaxed.replace(FILLERS, ' '));
  const number = isMixed ? undefined : readNumber(rest.trim(), decimals);
  if (!number) return undefined;
  const choices = number.values.map((amount) => ({
    amount,
    ...(currency && { currency }),
    ...(isPlusTax !== undefined && { isPlusTax }),
  }));
  return { isClear: number.isClear, choices };
}

interface NumberReading {
  isClear: boolean;
  values: string[];
}

/** A number, also in thousands: `18 mil`, `18.5 k`, `18 mil 500`. */
function readNumber(text: string, decimals: number): NumberReading | undefined {
  const [, many, , few = ''] = /^(.*\d) ?(mil|k)(?: (\d{1,3}))?$/.exec(text) ?? [];
  if (many === undefined) return readPlain(text.replace(/(?<=\d)[.,]-?$/, ''), decimals);
  const thousands = readPlain(many, 3);
  if (!thousands) return undefined;
  const values = thousands.values.map((value) => inThousands(value, few));
  return values.includes(undefined)
    ? undefined
    : { isClear: thousands.isClear, values: values as string[] };
}

function inThousands(value: string, few: string): string | undefined {
  const [whole = '', part = ''] = value.split('.');
  if (!few) return `${whole}${part.padEnd(3, '0')}`.replace(/^0+(?=\d)/, '');
  return part ? undefined : `${whole}${few.padStart(3, '0')}`;
}

/** Apostrophes stand between thousands or millions (`1'750`, `1'750,000`), and mean nothing else. */
function readPlain(text: string, decimals: number): NumberReading | undefined {
  const withoutOddMarks = text.replace(/(?<=\d)['’‘´`](?=\d{3}(?!\d))/g, "'");
  const forms = withoutOddMarks.includes("'")
    ? [',', ''].map((sign) => withoutOddMarks.replaceAll("'", sign))
    : [withoutOddMarks];
  for (const form of forms) {
    const { value, offer } = readDecimal(form, decimals);
    if (value !== undefined) return { isClear: true, values: [value] };
    if (offer !== undefined)
      return { isClear: false, values: [offer.replaceAll(',', ''), ...otherThan(form)] };
  }
  return undefined;
}

/** The other reading of `1.750`, of which the point may stand before decimals. */
function otherThan(form: string): string[] {
  const [, plain] = /^\$? ?(\d{1,3}\.\d{3})$/.exec(form) ?? [];
  return plain ? [plain.replace(/\.?0+$/, '')] : [];
}
