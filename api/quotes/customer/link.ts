import type { Transaction } from 'objection';
import { type Link, linkTo } from '../../links/index.ts';
import type { Quote } from '../Quote.ts';

/** The pages on which customers answer a price by link. */
export const PATHS = { es: '/price', en: '/en/price' };

/** How long after the price's last day it can be read by the link. */
const READABLE_MS = 30 * 24 * 60 * 60_000;

/** The link to answer the price of a quote that has a customer; it can be read for 30 days after the last day. */
export function priceLink(
  trx: Transaction,
  { id, customerId, sharedUntil }: Pick<Quote, 'id' | 'customerId' | 'sharedUntil'>,
): Promise<Link> {
  const expiresAt = new Date(new Date(sharedUntil ?? Date.now()).getTime() + READABLE_MS);
  return linkTo(trx, { kind: 'price', subjectId: id, partyId: customerId!, expiresAt });
}
