import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import {
  bridgeOf,
  demandingCustomer,
  Quote,
  quoteKeyOf,
  quotePolicy as may,
  storedStops,
} from '../../quoting/quotes/index.ts';
import { countMatches } from './count.ts';
import { match } from './match.ts';
import type { AskedLoad } from './rules.ts';

/** HTTP for matching: which carriers cover a quote. */
export default {
  async matchCarriers({ actor, params, query }) {
    const quote = await matchable(actor, params.id);
    return match(quote, { ...query, searchesInternalCodes: actor.type === 'internal' });
  },

  async countMatches({ actor, params }) {
    return countMatches(await matchable(actor, params.id));
  },
} satisfies Handlers;

/** The quote with its stops, if the actor may see it and its carriers. */
async function matchable(actor: Actor, id: string): Promise<AskedLoad> {
  authorize(may.match(actor));
  const quote = await Quote.query()
    .findOne(await quoteKeyOf(actor, id))
    .throwIfNotFound();
  authorize(may.match(actor, quote));
  return {
    ...quote,
    customerId: await demandingCustomer(undefined, quote),
    stops: await storedStops(quote),
    bridgeId: await bridgeOf(quote),
  };
}
