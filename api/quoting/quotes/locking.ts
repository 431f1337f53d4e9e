import type { Transaction } from 'objection';
import type { Scope } from '../../core/auth/policy.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { within } from '../../core/list/read.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Quote } from './Quote.ts';

/** Locks a quote within the scope, a leg after its whole, until the transaction ends; throws 404 when there is none. */
export async function lockQuote(scope: Scope, id: string, trx: Transaction): Promise<Quote> {
  const keys = await quotes(trx, scope).findById(id).select('companyId', 'wholeId');
  if (!keys) throw new Refusal('NOT_FOUND');
  const whole = await lockWhole(trx, keys);
  const quote = await quotes(trx, scope).findOne({ id, companyId: keys.companyId }).forUpdate();
  if (!quote) throw new Refusal('NOT_FOUND');
  return withStatusOf(whole, quote);
}

function quotes(trx: Transaction, scope: Scope) {
  return within(Quote.query(trx), scope) as ReturnType<typeof Quote.query<Quote>>;
}

/** Locks the quote that this one is a leg of, before the leg itself, so that two actions never wait for each other. */
async function lockWholeOf(trx: Transaction, { id, companyId }: CompanyKey) {
  const quote = await Quote.query(trx).findOne({ id, companyId }).select('companyId', 'wholeId');
  return quote && lockWhole(trx, quote);
}

async function lockWhole(trx: Transaction, { companyId, wholeId }: Quote) {
  if (!wholeId) return undefined;
  return Quote.query(trx).findOne({ id: wholeId, companyId }).select('status').forUpdate();
}

/** A locked leg with the status of its whole; null of a whole. */
function withStatusOf(whole: Quote | undefined, leg: Quote): Quote {
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
