import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { quoteKeyOf, quotePolicy as may } from '../../quoting/quotes/index.ts';
import { compare } from './compare.ts';
import { partsOf } from './parts.ts';

/** HTTP for the comparison of the offers for legs. */
export default {
  async getCombinations({ actor, params }) {
    authorize(may.combine(actor));
    const parts = await partsOf(await quoteKeyOf(actor, params.id));
    authorize(may.combine(actor, parts.whole));
    return compare(parts);
  },
} satisfies Handlers;
