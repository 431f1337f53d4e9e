/** What a typed number is read as: its plain form ("1750.50"), or none, with the reading to offer where there is one. */
export type Reading = { value: string; offer?: undefined } | { value?: undefined; offer?: string };

/** Digits in one group, or in groups of three with commas or blanks; a point before the decimals; a currency sign first. */
const PLAIN = /^-?\$?\s?(\d+|\d{1,3}(,\d{3})+|\d{1,3}([ \u00a0\u202f]\d{3})+)?(\.\d+)?$/;
/** A comma before the decimals, and points, blanks or nothing between the thousands. */
const COMMA = /^-?\$?\s?(\d+|\d{1,3}([.\s]\d{3})+),(\d+)$/;

/**
 * Reads a number as Mexico and the United States write it: `1,750.50`, `1750.50`, `1,750`, `$1,750`. What two countries
 * read differently (`1750,50`, `1.750,50`) or nobody reads (`19,0,0`) has no value; `offer` is what was probably meant
 * (domain decision, Money as people type it). `decimals` is how many the field takes: with two, `1.750` is open.
 */
export function readDecimal(typed: string, decimals = 4): Reading {
  const text = typed.trim();
  if (!/\d/.test(text)) return {};
  if (PLAIN.test(text)) return withinDecimals(digitsOf(text), decimals);
  const [, whole, , part] = COMMA.exec(text) ?? [];
  if (whole === undefined) return {};
  const sign = text.startsWith('-') ? '-' : '';
  return { offer: grouped(`${sign}${whole.replace(/[.\s]/g, '')}.${part}`) };
}

/** A plain decimal with commas between the thousands: "1750.50" is "1,750.50". */
export function grouped(plain: string): string {
  const [whole, part] = plain.split('.');
  const thousands = whole!.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? thousands : `${thousands}.${part}`;
}

function digitsOf(text: string): string {
  const digits = text.replace(/[$,\s]/g, '');
  return digits.replace(/^(-?)\./, '$10.');
}

/** Three digits after the only point of an amount with two decimals may be thousands, as Spain writes them. */
function withinDecimals(value: string, decimals: number): Reading {
  const [whole, part = ''] = value.split('.');
  if (part.length <= decimals) return { value };
  const isThousands = part.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole!);
  return isThousands ? { offer: grouped(whole! + part) } : {};
}
