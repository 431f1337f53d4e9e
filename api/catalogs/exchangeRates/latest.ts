import type { Transaction } from 'objection';
import { invalid } from '../../core/errors/errors.ts';

/** Returns the latest exchange rate and its date; throws 422 while none has been entered. */
export async function latestExchangeRate(
  trx: Transaction,
): Promise<{ exchangeRate: string; exchangeRateDate: string }> {
  const rates = trx('exchange_rates').whereNull('archivedAt');
  const latest = await rates.orderBy('date', 'desc').first();
  if (latest) return { exchangeRate: latest.mxnPerUsd, exchangeRateDate: latest.date };
  throw invalid('currency', {
    es: 'Aún no hay un tipo de cambio registrado',
    en: 'No exchange rate has been recorded yet',
  });
}
