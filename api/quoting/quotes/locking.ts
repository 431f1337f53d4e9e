import type { Transaction } from 'objection';
import { Refusal } from '../../core/errors/errors.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Quote } from './Quote.ts';

/** Locks the quote that this one is a leg of, before the leg itself, so that two actions never wait for each other. */
export async function lockWholeOf(trx: Transaction, { id, companyId }: CompanyKey) {
  const quote = await Quote.query(trx).findOne({ id, companyId }).select('wholeId');
  if (!quote?.wholeId) return undefined;
  return Quote.query(trx).findOne({ id: quote.wholeId, companyId }).select('status').forUpdate();
}

/** A locked leg with the status of its whole; null of a whole. */
export function withStatusOf(whole: Quote | undefined, leg: Quote): Quote {
  return Object.assign(leg, { wholeStatus: whole?.status ?? null });
}

/** Locks a quote, a leg after its whole, by its key until the transaction ends, without a permission check. */
export async function lockByKey(trx: Transaction, key: CompanyKey): Promise<Quote> {
  const quote = await findAndLock(trx, key);
  if (!quote) throw new Refusal('NOT_FOUND');
  return quote;
}

/** The same; undefined where it is gone. */
export async function findAndLock(
  trx: Transaction,
  { id, companyId }: CompanyKey,
): Promise<Quote | undefined> {
  const whole = await lockWholeOf(trx, { id, companyId });
  const quote = await Quote.query(trx).findOne({ id, companyId }).forUpdate();
  return quote && withStatusOf(whole, quote);
}
