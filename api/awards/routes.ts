import type { Handlers } from '../core/contract/types.ts';
import { all } from '../core/auth/policy.ts';
import { actOnQuote, quotePolicy as may, showQuote } from '../quotes/index.ts';
import { award } from './award.ts';
import { unassign } from './unassign.ts';

/** HTTP for awarding a quote and unassigning its carrier. */
export default {
  async awardQuote({ actor, params, body, now }) {
    const rule = body.overrideReason === undefined ? may.award : all(may.award, may.override);
    await actOnQuote(actor, params.id, rule, (quote) => award(quote, actor, body, now));
    return showQuote(actor, params.id);
  },

  async unassignQuote({ actor, params, body }) {
    await actOnQuote(actor, params.id, may.unassign, (quote) => unassign(quote, actor, body));
    return showQuote(actor, params.id);
  },
} satisfies Handlers;
