import type { Schemas } from '../../../core/contract/types.ts';
import { giveLink, readdress } from '../../../platform/links/index.ts';
import type { LockedQuote } from '../service.ts';
import { priceLinks, targetOf } from './link.ts';
import { mailTo } from './mail.ts';
import { recipientsOf } from './recipients.ts';
import { DEFAULT_LOCALE } from '../../../shared/languages.ts';

/** Mails the price to one more address, or without one again to those that are known; 422 where none is. */
export async function mailAgain(
  { trx, quote }: LockedQuote,
  { email }: Schemas['LinkAddress'],
): Promise<void> {
  const recipients = await recipientsOf(trx, quote);
  const at = (to: string) => ({
    email: to,
    locale: (recipients.find((one) => one.email === to) ?? recipients[0])?.locale ?? DEFAULT_LOCALE,
  });
  const linkAndToken = await giveLink(trx, priceLinks, targetOf(quote));
  const { link, to } = await readdress(trx, priceLinks, { link: linkAndToken, email }, (emails) =>
    Promise.resolve(email ? emails.map(at) : recipients),
  );
  await mailTo(trx, quote, { link, to });
}
