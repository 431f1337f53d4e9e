import type { Handlers } from '../core/contract/types.ts';
import { authorize } from '../core/auth/policy.ts';
import { quotePolicy as may } from '../quotes/policy.ts';
import * as quotes from '../quotes/service.ts';
import { match } from './match.ts';

/** HTTP for matching: which carriers cover a quote. */
export default {
  async matchCarriers({ actor, params }) {
    authorize(may.match(actor));
    const { id } = await quotes.show(actor, params.id);
    return match(id);
  },
} satisfies Handlers;
