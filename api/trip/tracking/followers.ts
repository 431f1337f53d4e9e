import type { Transaction } from 'objection';
import { addressesWithLink, giveLink } from '../../platform/links/index.ts';
import type { Address } from '../../platform/notifications/index.ts';
import { customersRecipients, replyToOf } from '../../quoting/quotes/index.ts';
import type { Shipment } from '../shipments/index.ts';
import { trackingLinks } from './link.ts';

/**
 * Lists who follows a customer's load without an account, as a notice mails them: those who hear of the price of its quote,
 * each with the tracking link in the own language. Users hear of the load by their own choices.
 */
export async function followersOf(
  trx: Transaction,
  { id: subjectId, companyId, customerId, quoteId }: Shipment,
  now: Date,
): Promise<Address[]> {
  if (!customerId) return [];
  const recipients = await customersRecipients(trx, { customerId });
  const people = recipients.filter(({ isUser }) => !isUser);
  if (people.length === 0) return [];
  const target = { subjectId, partyId: customerId, from: now };
  const link = await giveLink(trx, trackingLinks, target);
  const reply = quoteId ? await replyToOf(trx, { companyId, id: quoteId }) : {};
  return addressesWithLink(trackingLinks, link, people).map((one) => ({ ...one, ...reply }));
}
