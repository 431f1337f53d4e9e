import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { importedBy } from '../../core/import/filter.ts';
import type { Query } from '../../core/list/read.ts';
import { records } from '../../core/records/records.ts';
import { dieselPriceColumns } from './columns.ts';
import { DieselPrice } from './DieselPrice.ts';
import { dieselPriceView, isUsed } from './view.ts';

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

/**
 * Creates a price for today or an earlier date. It replaces another price of the country and date that a quote has used;
 * throws 409 when there is one that no quote has used, which can be corrected.
 */
export function create(input: Input, now: Date) {
  assertNotInFuture(input.date, now);
  return DieselPrice.transaction(async (trx) => {
    await archiveUsed(trx, input);
    return plain.create(input, trx);
  });
}

/** Archives a wrong price that quotes have used; those quotes keep it. */
async function archiveUsed(trx: Transaction, { country, date, currency, unit, price }: Input) {
  const usedPrice = await DieselPrice.query(trx)
    .modify('listed')
    .where({ country, date })
    .whereRaw('(currency, unit, price) is distinct from (?, ?, ?::numeric)', [
      currency,
      unit,
      price,
    ])
    .whereRaw(isUsed)
    .forUpdate()
    .first();
  if (usedPrice) await plain.archive(usedPrice.id, trx);
}

/** Corrects a price. Sent quotes keep the surcharge that was computed with the old one. */
export function update(
  id: string,
  change: Schemas['DieselPriceChange'],
  { now, ifMatch }: { now: Date; ifMatch: number | undefined },
) {
  if (change.date) assertNotInFuture(change.date, now);
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

/** Throws 422 for a date that is in the future everywhere in Mexico and the US. */
export function assertNotInFuture(date: string, now: Date) {
  if (isInFuture(date, now)) throw invalid('date', IN_THE_FUTURE);
}

/** Whether the date has not begun in UTC, which is ahead of both countries' time zones. */
function isInFuture(date: string, now: Date) {
  return date > now.toISOString().slice(0, 10);
}

const IN_THE_FUTURE = {
  es: 'Escriba la fecha de hoy o una anterior: el precio se aplica desde ese día',
  en: 'Enter today or an earlier date: the price applies from that day',
};
