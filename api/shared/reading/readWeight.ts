import { readDecimal } from '../readDecimal.ts';
import { LONGEST_READ, plainText } from './plainText.ts';

/** The units in which people write a weight: metric tons besides those that are stored. */
export type WeightUnit = 'kg' | 'lb' | 't';

/** A weight as somebody wrote it; `offer` is the number that was probably meant where it is not clear. */
export interface WeightReading {
  weight?: string;
  offer?: string;
  unit?: WeightUnit;
}

/** Reads a weight with or without its unit: `22 ton`, `22,000 kg`, `48,500 lbs.`, `44k lbs`, `44klbs`; undefined for other texts. */
export function readWeight(input: string, decimals = 2): WeightReading | undefined {
  const text = plainText(input).normalize('NFKC').trim();
  if (text.length > LONGEST_READ) return undefined;
  const [, number = '', word = ''] = /^(-?\$?[\d.,\s]*\d)\s*(\D*)$/.exec(text) ?? [];
  const [, many, rest = word] = /^(mil\b|k(?![a-z])|k(?=lbs?$))(.*)$/i.exec(word) ?? [];
  const unit = unitOf(rest);
  if (rest.trim() && !unit) return undefined;
  const { value, offer } = readDecimal(number, unit === 't' || many ? 4 : decimals);
  if (value === undefined && offer === undefined) return undefined;
  const weight = many && value !== undefined ? timesThousand(value) : value;
  return { ...(weight === undefined ? { offer } : { weight }), ...(unit && { unit }) };
}

/** The unit that a word stands for; undefined for any other word. */
export function unitOf(word: string): WeightUnit | undefined {
  const plain = word.replace(/[\s.]|\b(netos?|brutos?|net|gross)\b/gi, '').toLowerCase();
  return (Object.keys(UNITS) as WeightUnit[]).find((unit) => UNITS[unit].test(plain));
}

/** A thousand times a plain decimal: metric tons in kilograms, or `44k`. */
export function timesThousand(number: string): string {
  const [whole = '', part = ''] = number.split('.');
  const digits = `${whole}${part.padEnd(3, '0').slice(0, 3)}`.replace(/^0+(?=\d)/, '');
  const rest = part.slice(3).replace(/0+$/, '');
  return rest ? `${digits}.${rest}` : digits;
}

const UNITS: Record<WeightUnit, RegExp> = {
  kg: /^(kgs?|kgrs?|kilos?|kilogramos?|kilograms?)$/,
  lb: /^(lbs?|libras?|pounds?|#)$/,
  t: /^(t|tm|tns?|tons?|tonelada|toneladas|ton(?:s|eladas?)?m[eé]tricas?|tonnes?|metrictons?|mt)$/,
};
