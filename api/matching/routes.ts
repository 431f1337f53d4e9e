import type { Handlers } from '../core/contract/types.ts';
import { authorize } from '../core/auth/policy.ts';
import { quotePolicy as may, quoteKeyOf } from '../quotes/index.ts';
import { match } from './match.ts';

/** HTTP for matching: which carriers cover a quote. */
export default {
  async matchCarriers({ actor, params }) {
    authorize(may.match(actor));
    return match(await quoteKeyOf(actor, params.id));
  },
} satisfies Handlers;
