import { Decimal } from 'decimal.js';
import type { Transaction } from 'objection';
import { farFrom } from '../../shared/amounts.ts';
import { dateInWords } from '../../core/i18n/dateInWords.ts';
import { moneyText } from '../../core/i18n/moneyText.ts';
import type { Locale, Words } from '../../shared/words.ts';
import type { Row } from '../../core/import/sheet/sheet.ts';
import { labelsOf } from '../../core/contract/labels.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { DieselPrice } from './DieselPrice.ts';

type Input = Schemas['DieselPriceInput'];

/**
 * Warns of each price of a file that is more than 20 % away from the last one of its country, in the list or in these rows,
 * unless that is in the other currency.
 */
export async function warnOfFarPrices(rows: Row<Input>[], trx: Transaction): Promise<void> {
  const sortedRows = rows.toSorted((a, b) => (a.values.date < b.values.date ? -1 : 1));
  for (const country of ['MX', 'US'] as const) {
    const countryRows = sortedRows.filter(({ values }) => values.country === country);
    if (countryRows.length === 0) continue;
    const earlierPrices = await pricesBefore(country, countryRows.at(-1)!.values.date, trx);
    for (const [at, row] of countryRows.entries()) {
      const last = lastBefore(row.values.date, earlierPrices, countryRows.slice(0, at));
      const message = last && distanceInWords(row.values, last);
      if (message) row.warnings.push({ field: 'price', message });
    }
  }
}

/** The prices of a country before a date, the newest first. */
function pricesBefore(country: Input['country'], date: string, trx: Transaction): Promise<Input[]> {
  return DieselPrice.query(trx)
    .modify('listed')
    .where({ country })
    .where('date', '<', date)
    .orderBy('date', 'desc')
    .execute();
}

/** The last price before a date, in the list or in earlier rows; of both on one day, the row's. */
function lastBefore(
  date: string,
  registeredPrices: Input[],
  earlierRows: Row<Input>[],
): Input | undefined {
  const registered = registeredPrices.find((price) => price.date < date);
  const inFile = earlierRows.findLast(({ values }) => values.date < date)?.values;
  return inFile && (!registered || registered.date <= inFile.date) ? inFile : registered;
}

function distanceInWords(price: Input, last: Input): Words | undefined {
  if (price.currency !== last.currency) return undefined;
  const distance = farFrom(perLiter(price), perLiter(last), FAR_PERCENT);
  if (!distance) return undefined;
  const { percent, isAbove } = distance;
  return {
    es: `Está ${percent}% por ${isAbove ? 'encima' : 'debajo'} del último valor, ${priceText(last, 'es')} (${dateInWords(last.date, 'es')})`,
    en: `It is ${percent}% ${isAbove ? 'above' : 'below'} the last value, ${priceText(last, 'en')} (${dateInWords(last.date, 'en')})`,
  };
}

function perLiter({ price, unit }: Input): string {
  return new Decimal(price).div(unit === 'gal' ? LITERS_PER_GALLON : 1).toFixed(4);
}

/** A price with its currency and unit: "$25.10 MXN por litro". */
export function priceText({ price, currency, unit }: Input, locale: Locale): string {
  const per = { es: 'por', en: 'per' }[locale];
  const name = labelsOf('FuelUnit')[unit]![locale].toLowerCase();
  return `${moneyText(`${Number(price)}`, currency)} ${per} ${name}`;
}

const FAR_PERCENT = 20;
const LITERS_PER_GALLON = '3.785411784';
