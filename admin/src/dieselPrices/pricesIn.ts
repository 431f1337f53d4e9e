import { readDecimal } from '#decimals';
import type { Schemas } from '../core/contract/types.ts';
import type { FileRow } from '../core/import/useFileDoubts.ts';
import { folded } from '../core/import/csvTable.ts';

/** A price of a file, with the number of its row. */
export type FilePrice = Schemas['DieselPriceInput'] & { row: number };

/** The prices of a file by date, read as the API reads them; without the rows that it will refuse. */
export function pricesIn(rows: FileRow[], locale: string): FilePrice[] {
  return rows
    .map(({ row, cells }) => ({
      row,
      date: dayOf(cells.date, locale),
      country: codeOf(cells.country, COUNTRIES),
      currency: codeOf(cells.currency, { MXN: [], USD: [] }),
      unit: codeOf(cells.unit, UNITS),
      price: readDecimal(cells.price ?? '', 4).value,
      source: cells.source ?? '',
    }))
    .filter((price): price is FilePrice => Object.values(price).every((one) => one !== undefined))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A date as the contract writes it; undefined where the text is none. */
function dayOf(text = '', locale: string): string | undefined {
  const [, a = '', b = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  const [day, month] = locale === 'es' ? [a, b] : [b, a];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return Number.isNaN(Date.parse(date)) || !/^\d{4}-\d\d-\d\d$/.test(date) ? undefined : date;
}

/** The code that a text is, or is a name of. */
function codeOf<Code extends string>(text = '', names: Record<Code, string[]>): Code | undefined {
  const codes = Object.keys(names) as Code[];
  return codes.find((code) => [code, ...names[code]].some((name) => folded(name) === folded(text)));
}

const COUNTRIES = { MX: ['México'], US: ['Estados Unidos', 'United States'] };
const UNITS = { l: ['Litro', 'Liter'], gal: ['Galón', 'Gallon'] };
