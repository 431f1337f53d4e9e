import type { Actor } from '../../../core/auth/actor.ts';
import { authorize } from '../../../core/auth/policy.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { quotePolicy as may } from '../policy.ts';
import { sharedPrice } from '../price/sharedPrice.ts';
import { Quote } from '../Quote.ts';
import { keyOf } from '../service.ts';
import { priceWords } from './mail.ts';
import { recipientsOf } from './recipients.ts';
import { DEFAULT_LOCALE } from '../../../shared/languages.ts';

/**
 * The mail that sharing this price would send, in the language of its first recipient, and to whom; shares nothing. It is
 * refused as sharing is, except that a price below cost needs no reason yet.
 */
export async function draftOfPrice(
  actor: Actor,
  id: string,
  price: Schemas['QuoteShare'],
  now: Date,
): Promise<Schemas['PriceDraft']> {
  authorize(may.share(actor));
  const quote = (await Quote.query().findOne(await keyOf(actor, id)))!;
  authorize(may.share(actor, quote));
  const shared = Quote.fromJson({ ...quote, ...sharedPrice(quote, price, now) }, NO_CHECK);
  const people = quote.customerId ? await recipientsOf(Quote.knex(), quote) : [];
  const locale = people[0]?.locale ?? DEFAULT_LOCALE;
  const to = people.map(({ email }) => email);
  return { to, locale, ...(await priceWords(Quote.knex(), shared, locale)) };
}

const NO_CHECK = { skipValidation: true };
