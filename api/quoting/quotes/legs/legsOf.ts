import type { Transaction } from 'objection';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { Quote } from '../Quote.ts';

/** The quotes of the legs of a quote in driving order, none where it is asked for as a whole. */
export async function legsOf(trx: Transaction, whole: CompanyKey): Promise<Quote[]> {
  const { id: wholeId, companyId } = whole;
  return Quote.query(trx).where({ companyId, wholeId }).orderBy('legPosition');
}

/** Locks the legs of a quote, after the quote itself, in driving order. */
export async function lockLegsOf(trx: Transaction, whole: CompanyKey): Promise<Quote[]> {
  const { id: wholeId, companyId } = whole;
  return Quote.query(trx).where({ companyId, wholeId }).orderBy('legPosition').forUpdate();
}
