import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/http/errors.ts';
import { REQUIRED } from '../../core/i18n/messages.ts';
import type { LockedQuote } from '../service.ts';
import { priceLink } from './link.ts';
import { mailShared, mailTo } from './mail.ts';
import { recipientsOf } from './recipients.ts';

/** Mails the price to one more address, or without one again to those that are known; 422 where none is. */
export async function mailAgain(
  { trx, quote }: LockedQuote,
  { email }: Schemas['LinkAddress'],
): Promise<void> {
  const known = await recipientsOf(trx, quote);
  if (!email && known.length === 0) throw invalid('email', REQUIRED);
  if (!email) return mailShared(trx, quote);
  const to = email.toLowerCase();
  const locale = (known.find((one) => one.email === to) ?? known[0])?.locale ?? 'es';
  await mailTo(trx, quote, { link: await priceLink(trx, quote), to, locale });
}
