import { buildCompany } from '../../../network/companies/test/factory.ts';
import { nextNumber } from '../../../network/companies/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { testDb } from '../../../testing/base/db.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { saveStops } from '../load/stopRows.ts';
import { QuoteStop } from '../QuoteStop.ts';
import { Quote } from '../Quote.ts';

/** The default origin of test loads. */
export const monterrey: Schemas['Place'] = {
  city: 'Monterrey',
  state: 'MX-NLE',
  country: 'MX',
  postalCode: '64000',
};

const lane = {
  movement: 'cross_border',
  origin: monterrey,
  destination: { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75201' },
} as const;

/** A complete quote input without equipment: Monterrey to Dallas in five days. */
export function quoteInput(overrides: Partial<Schemas['QuoteInput']> = {}): Schemas['QuoteInput'] {
  const days = { pickupDate: dayFrom(5), deliveryDate: dayFrom(40) };
  return { ...lane, ...days, weight: '18000.00', currency: 'USD', ...overrides };
}

/** Inserts a quote of a new broker, complete and not sent, at 20 pesos per dollar. */
export async function buildQuote(overrides: Columns<Quote> = {}): Promise<Quote> {
  const db = await testDb();
  const companyId = overrides.companyId ?? (await buildCompany()).id;
  const number = await db.transaction((trx) => nextNumber(companyId, 'quoteCount', trx));
  const row = {
    ...quoteInput(),
    status: 'pending',
    exchangeRate: '20',
    exchangeRateDate: dayFrom(0),
  };
  return saved(Quote, { ...row, companyId, number, ...overrides });
}

/** Gives a quote deliveries at these places between its ends. */
export async function buildStopsBetween(quote: Quote, ...places: Schemas['Place'][]) {
  const stops = [
    { kind: 'pickup' as const, place: quote.origin },
    ...places.map((place) => ({ kind: 'delivery' as const, place })),
    { kind: 'delivery' as const, place: quote.destination },
  ];
  await Quote.transaction((trx) => saveStops(trx, QuoteStop, quote, stops));
}

/** Inserts the exchange rate that new quotes use from now on. */
export async function buildExchangeRate(mxnPerUsd = '20.0000', date = dayFrom(0)) {
  const db = await testDb();
  const row = { date, mxnPerUsd, source: 'prueba' };
  await db('exchange_rates')
    .insert(row)
    .onConflict(db.raw('(date) where archived_at is null'))
    .merge();
}

/** The date `days` from today in UTC, `YYYY-MM-DD`; from 0:00 to 6:00 UTC, Mexico City still has the day before. */
export function dayFrom(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
