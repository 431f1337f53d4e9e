import type { Knex } from 'knex';
import { inTransaction } from '../../../core/sql/transaction.ts';
import { todayAt } from '../../../platform/geography/timeZones.ts';
import { Quote } from '../Quote.ts';
import { mailShared } from './mail.ts';
import { priceState } from './state.ts';

/** Mails the prices that customers may answer today: those of new demo data, which nobody sent. */
export function mailOpenPrices(db: Knex, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const shared = await Quote.query(trx).where('status', 'answered').orderBy('sharedAt');
    for (const quote of shared)
      if (priceState(quote, todayAt(quote.origin, now)) === 'open') await mailShared(trx, quote);
  });
}
