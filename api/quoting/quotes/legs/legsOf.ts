import type { Transaction } from 'objection';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { Quote } from '../Quote.ts';
import type { QuoteStatus } from '../transitions.ts';

/** The quotes of the legs of a quote in driving order, none where it is asked for as a whole. */
export async function legsOf(trx: Transaction, whole: CompanyKey): Promise<Quote[]> {
  const { id: wholeId, companyId } = whole;
  return Quote.query(trx).where({ companyId, wholeId }).orderBy('legPosition');
}

/** Locks the legs of a quote, after the quote itself, in driving order; none, without a statement, where it is asked for as a whole. */
export async function lockLegsOf(
  trx: Transaction,
  { id: wholeId, companyId, asked }: CompanyKey & Pick<Quote, 'asked'>,
): Promise<Quote[]> {
  if (asked === 'whole') return [];
  return Quote.query(trx).where({ companyId, wholeId }).orderBy('legPosition').forUpdate();
}

/** The statuses of the legs of a quote; none, without a statement, where it is asked for as a whole. */
export async function legStatuses(trx: Transaction, whole: Quote): Promise<QuoteStatus[]> {
  if (whole.asked === 'whole') return [];
  return (await legsOf(trx, whole)).map(({ status }) => status);
}
