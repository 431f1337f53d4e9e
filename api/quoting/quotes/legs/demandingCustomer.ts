import type { Transaction } from 'objection';
import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';
import { Quote } from '../Quote.ts';

/**
 * Returns the id of the customer whose demands on documents a carrier of this quote must meet: its own, of a leg that of its
 * whole; null without one.
 */
export async function demandingCustomer(
  trx: Transaction | undefined,
  { companyId, customerId, wholeId }: Pick<Quote, 'companyId' | 'customerId' | 'wholeId'>,
): Promise<string | null> {
  if (!wholeId) return customerId;
  const whole = await Quote.query(trx).findOne({ companyId, id: wholeId }).select('customerId');
  return whole?.customerId ?? null;
}

/** SQL: the same of a row of quotes or loads, the leg of a load by its whole load. */
export function demandingCustomerInSql(table: 'quotes' | 'shipments', row: string = table): string {
  return `coalesce(${row}.customer_id, (select whole.customer_id from ${table} whole
    where ${sameCompany('whole', row)} and whole.id = ${row}.whole_id))`;
}

/** SQL: whether the quote of a row of loads demands a certificate in CTPAT of its carrier, as that of a leg may. */
export function ctpatOfLoadInSql(row: string): string {
  return `coalesce((select asked.ctpat from quotes asked
    where ${sameCompany('asked', row)} and asked.id = ${row}.quote_id), false)`;
}
