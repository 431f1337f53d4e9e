import type { Handlers } from '../core/contract/types.ts';
import { authorize } from '../core/auth/policy.ts';
import { quotePolicy as may, showQuote } from '../quotes/index.ts';
import { match } from './match.ts';

/** HTTP for matching: which carriers cover a quote. */
export default {
  async matchCarriers({ actor, params, query }) {
    authorize(may.match(actor));
    const quote = await showQuote(actor, params.id);
    authorize(may.match(actor, quote));
    return match(quote, { ...query, searchesInternalCodes: actor.type === 'internal' });
  },
} satisfies Handlers;
