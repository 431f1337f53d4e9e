import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { Query } from '../../core/list/read.ts';
import { records } from '../../core/records/records.ts';
import { exchangeRateColumns } from './columns.ts';
import { ExchangeRate } from './ExchangeRate.ts';
import { exchangeRateView, isUsed } from './view.ts';

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

/** The standard actions on exchange rates. A quote keeps the rate it was created with. */
export const { list, find, update, archive } = plain;
export const exported = plain.exporting(exchangeRateColumns);

/**
 * Creates the rate of today or an earlier date; new quotes use the latest. It replaces another rate of the date that a
 * quote has used; throws 409 when the date has one that no quote has used, which can be corrected.
 */
export function create(input: Input, now: Date) {
  if (input.date > now.toISOString().slice(0, 10)) throw invalid('date', IN_THE_FUTURE);
  return ExchangeRate.transaction(async (trx) => {
    await archiveUsed(trx, input);
    return plain.create(input, trx);
  });
}

/** Archives a wrong rate that quotes have used; those quotes keep it. */
async function archiveUsed(trx: Transaction, { date, mxnPerUsd }: Input) {
  const wrong = ExchangeRate.query(trx).modify('listed').where({ date }).whereNot({ mxnPerUsd });
  const usedRate = await wrong.whereRaw(isUsed).forUpdate().first();
  if (usedRate) await plain.archive(usedRate.id, trx);
}

const IN_THE_FUTURE = {
  es: 'Escriba la fecha de hoy o una anterior: el tipo de cambio se aplica desde ese día',
  en: 'Enter today or an earlier date: the rate applies from that day',
};
