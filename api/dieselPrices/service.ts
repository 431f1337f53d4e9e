import type { Transaction } from 'objection';
import type { Schemas } from '../core/contract/types.ts';
import { invalid } from '../core/http/errors.ts';
import { importedBy } from '../core/import/filter.ts';
import type { Query } from '../core/list/read.ts';
import { records } from '../core/records/records.ts';
import { dieselPriceColumns } from './columns.ts';
import { DieselPrice } from './DieselPrice.ts';
import { dieselPriceView } from './view.ts';

type Input = Schemas['DieselPriceInput'];

const plain = records<Schemas['DieselPrice'], Input, Schemas['DieselPriceChange']>(
  dieselPriceView,
  {
    filters: {
      importId: importedBy,
      since: (query: Query, date: string) => query.where('date', '>=', date),
      until: (query: Query, date: string) => query.where('date', '<=', date),
    },
    sorts: { price: 'diesel_prices.price' },
  },
);

export const { list, find, archive } = plain;
export const exported = plain.exporting(dieselPriceColumns);

/** Creates a price for today or an earlier date; 409 if the country has one for that date. */
export function create(input: Input, now: Date) {
  assertKnown(input.date, now);
  return plain.create(input);
}

/** Corrects a price. Sent quotes keep the price they were computed with. */
export function update(
  id: string,
  change: Schemas['DieselPriceChange'],
  { now, ifMatch }: { now: Date; ifMatch: number | undefined },
) {
  if (change.date) assertKnown(change.date, now);
  return plain.update(id, change, ifMatch);
}

/** The country's latest price up to a date, if there is one. */
export async function dieselOn(
  country: Schemas['FuelCountry'],
  day: string,
  trx?: Transaction,
): Promise<Schemas['DieselQuote'] | undefined> {
  return DieselPrice.query(trx)
    .modify('listed')
    .where({ country })
    .where('date', '<=', day)
    .orderBy('date', 'desc')
    .select('date', 'country', 'currency', 'unit', 'price', 'source')
    .first();
}

/** Refuses with 422 a date that is in the future everywhere in Mexico and the US. */
export function assertKnown(date: string, now: Date) {
  if (isToCome(date, now)) throw invalid('date', TO_COME);
}

/** Whether the date has not begun in UTC, whose clock is ahead of both countries'. */
function isToCome(date: string, now: Date) {
  return date > now.toISOString().slice(0, 10);
}

const TO_COME = {
  es: 'Escriba una fecha que ya llegó: los precios rigen desde su día',
  en: 'Write a date that has come: prices hold from their day on',
};
