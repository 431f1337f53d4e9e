import type { Handlers } from '../core/contract/types.ts';
import { authorize } from '../core/auth/policy.ts';
import { quotePolicy as may, showQuote } from '../quotes/index.ts';
import { award } from './award.ts';
import { unassign } from './unassign.ts';

/** HTTP for awarding a quote, and for taking the award back. */
export default {
  async awardQuote({ actor, params, body, now }) {
    authorize(may.award(actor));
    if (body.overrideReason !== undefined) authorize(may.override(actor));
    await award(actor, params.id, body, now);
    return showQuote(actor, params.id);
  },

  async unassignQuote({ actor, params, body }) {
    authorize(may.unassign(actor));
    await unassign(actor, params.id, body);
    return showQuote(actor, params.id);
  },
} satisfies Handlers;
