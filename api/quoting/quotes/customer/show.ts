import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Locale } from '../../../shared/words.ts';
import { todayAt } from '../../../platform/geography/timeZones.ts';
import { deliveryOf } from '../../../platform/links/index.ts';
import { quotePolicy as may } from '../policy.ts';
import { Quote } from '../Quote.ts';
import { keyOf } from '../service.ts';
import { priceSheet } from './sheet.ts';
import { priceState } from './state.ts';

/** The shared price of a quote as its customer reads it; throws 404 where the quote is not visible to the actor. */
export async function showPrice(
  actor: Actor,
  id: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Schemas['SharedPrice']> {
  const quote = await visibleQuote(actor, id);
  const state = priceState(quote, todayAt(quote.origin, now));
  const isShown = state !== 'pending' && state !== 'withdrawn';
  const visible = isShown ? quote : Quote.fromJson({ ...quote, ...UNSHARED }, NO_CHECK);
  const { reference, sharedValue, sharedCurrency } = visible;
  const can = state === 'open' ? ANSWERS.filter((verb) => may[verb](actor, quote) === true) : [];
  const facts = await priceSheet(Quote.knex(), visible, locale);
  const price = {
    amount: sharedValue,
    currency: sharedCurrency,
    sharedAt: timeOf(visible.sharedAt),
  };
  return { reference, state, ...price, facts, can: [...can] };
}

/** Whom the price reached, and whether a person has opened it since it was shared. */
export async function deliveryOfPrice(actor: Actor, id: string): Promise<Schemas['LinkDelivery']> {
  const { customerId, sharedAt } = await visibleQuote(actor, id);
  if (!customerId) return { mails: [], openedAt: null };
  const link = { kind: 'price', subjectId: id, partyId: customerId } as const;
  const { mails, openedAt } = await deliveryOf(Quote.knex(), link);
  const isNews = openedAt && sharedAt && new Date(openedAt) >= new Date(sharedAt);
  return { mails, openedAt: isNews ? openedAt : null };
}

async function visibleQuote(actor: Actor, id: string): Promise<Quote> {
  return (await Quote.query().findOne(await keyOf(actor, id)))!;
}

function timeOf(at: Quote['sharedAt']): string | null {
  return at ? new Date(at).toISOString() : null;
}

const ANSWERS = ['accept', 'refuse'] as const;
const NO_CHECK = { skipValidation: true };
const UNSHARED = {
  sharedAt: null,
  sharedValue: null,
  sharedCurrency: null,
  sharedUntil: null,
  sharedComment: null,
};
