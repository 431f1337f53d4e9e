/** A parsed number in plain form ("1750.50"); or no value, with the suggestion to offer the user, if there is one. */
export type ParsedDecimal =
  { value: string; offer?: undefined } | { value?: undefined; offer?: string };

/** Digits in one group, or in groups of three separated by commas or spaces; a decimal point; an optional leading $. */
const PLAIN = /^-?\$?\s?(\d+|\d{1,3}(,\d{3})+|\d{1,3}([ \u00a0\u202f]\d{3})+)?(\.\d+)?$/;
/** A decimal comma, and points, spaces or nothing between the thousands. */
const COMMA = /^-?\$?\s?(\d+|\d{1,3}([.\s]\d{3})+),(\d+)$/;

/**
 * Parses a number as Mexico and the United States write it: `1,750.50`, `1750.50`, `1,750`, `$1,750`. An ambiguous
 * (`1750,50`, `1.750,50`) or malformed number (`19,0,0`) has no value; `offer` is what was probably meant (domain
 * decision, Money as people type it). `decimals` is how many the field takes: with two, `1.750` is ambiguous.
 */
export function readDecimal(input: string, decimals = 4): ParsedDecimal {
  const text = input.trim();
  if (!/\d/.test(text)) return {};
  if (PLAIN.test(text)) return withinDecimals(digitsOf(text), decimals);
  const [, whole, , part = ''] = COMMA.exec(text) ?? [];
  if (whole === undefined || part.length > decimals) return {};
  const sign = text.startsWith('-') ? '-' : '';
  return { offer: withCommas(`${sign}${whole.replace(/[.\s]/g, '')}.${part}`) };
}

/** Adds commas between the thousands of a plain decimal, as Mexico and the United States write it: "1750.50" becomes "1,750.50". */
export function withCommas(plain: string | number): string {
  const [whole, part] = String(plain).split('.');
  const thousands = whole!.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? thousands : `${thousands}.${part}`;
}

function digitsOf(text: string): string {
  const digits = text.replace(/[$,\s]/g, '');
  return digits.replace(/^(-?)\./, '$10.');
}

/** Refuses more decimals than the field takes; suggests thousands for exactly three digits after the point, as Spain writes them. */
function withinDecimals(value: string, decimals: number): ParsedDecimal {
  const [whole, part = ''] = value.split('.');
  if (part.length <= decimals) return { value };
  const isThousands = part.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole!);
  return isThousands ? { offer: withCommas(whole! + part) } : {};
}
