import type { Schemas } from '../../../core/contract/types.ts';
import { giveLink, linkText } from '../../../platform/links/index.ts';
import type { LockedQuote } from '../service.ts';
import { priceLinks, targetOf } from './link.ts';
import { recipientsOf } from './recipients.ts';
import { priceSheet } from './sheet.ts';
import { DEFAULT_LOCALE } from '../../../shared/languages.ts';

/**
 * The link of a shared price and the text to send it with, in the customer's language. With `renew` the link gets a new
 * token, and those given out so far are revoked.
 */
export async function messageFor(
  { trx, quote }: LockedQuote,
  { renew }: Schemas['LinkRequest'],
  publicUrl: string,
): Promise<Schemas['LinkText']> {
  const recipients = await recipientsOf(trx, quote);
  const locale = recipients[0]?.locale ?? DEFAULT_LOCALE;
  const link = await giveLink(trx, priceLinks, { ...targetOf(quote), renew });
  const facts = await priceSheet(trx, quote, locale);
  return linkText(trx, priceLinks, link, {
    locale,
    publicUrl,
    reference: quote.reference,
    lines: facts.map(({ label, text }) => `${label}: ${text}`),
    phone: recipients.find(({ phone }) => phone)?.phone,
  });
}
