import type { Handlers } from '../core/contract/types.ts';
import { authorize } from '../core/policy.ts';
import { quotePolicy as may } from '../quotes/policy.ts';
import { show } from '../quotes/service.ts';
import { award } from './award.ts';

/** HTTP for awarding a quote. */
export default {
  async awardQuote({ actor, params, body, now }) {
    authorize(may.award(actor));
    await award(actor, params.id, body, now);
    return show(actor, params.id);
  },
} satisfies Handlers;
