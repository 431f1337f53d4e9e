import type { Schemas } from '../core/contract/types.ts';
import { invalid } from '../core/http/errors.ts';
import type { Query } from '../core/list/read.ts';
import { records } from '../core/records/records.ts';
import { exchangeRateColumns } from './columns.ts';
import { exchangeRateView } from './view.ts';

type Input = Schemas['ExchangeRateInput'];

const plain = records<Schemas['ExchangeRate'], Input, Schemas['ExchangeRateChange']>(
  exchangeRateView,
  {
    filters: {
      since: (query: Query, date: string) => query.where('date', '>=', date),
      until: (query: Query, date: string) => query.where('date', '<=', date),
    },
    sorts: { mxnPerUsd: 'exchange_rates.mxn_per_usd' },
  },
);

/** The verbs of exchange rates. A quote keeps the rate it was created with. */
export const { list, find, update } = plain;
export const exported = plain.exporting(exchangeRateColumns);

/** Creates the rate of today or an earlier date; new quotes take the latest. 409 if the date has one. */
export function create(input: Input, now: Date) {
  if (input.date > now.toISOString().slice(0, 10)) throw invalid('date', TO_COME);
  return plain.create(input);
}

const TO_COME = {
  es: 'Escriba una fecha que ya llegó: el tipo de cambio rige desde su día',
  en: 'Write a date that has come: the rate holds from its day on',
};
