import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Quote } from '../../quoting/quotes/index.ts';

/** What carriers are asked for with a quote. */
export interface Parts {
  whole: Quote;
  /** In driving order. */
  legs: Quote[];
}

/** A quote with its legs; 404 where it is no longer there. */
export async function partsOf({ id, companyId }: CompanyKey): Promise<Parts> {
  const quotes = await Quote.query()
    .where({ companyId })
    .where((either) => either.where({ id }).orWhere({ wholeId: id }))
    .orderBy('legPosition')
    .throwIfNotFound();
  const isAsked = (quote: Quote) => quote.id === id;
  const whole = quotes.find(isAsked);
  return { whole: whole!, legs: quotes.filter((quote) => !isAsked(quote)) };
}
