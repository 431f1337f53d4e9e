import type { Handlers } from '../../core/http/handlers.ts';
import { all, authorize, isInternal } from '../../core/auth/policy.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import { requireComment } from '../../core/records/status/reasons.ts';
import { dismiss, requote } from '../../quoting/invitations/index.ts';
import { actOnQuote, byEnds, quotePolicy as may, showQuote } from '../../quoting/quotes/index.ts';
import { award } from './award.ts';
import { awardLeg, awardLegs } from './legs/awardLegs.ts';
import { unassign } from './unassign.ts';
import { endsOfLoad } from '../../shared/stopEnds.ts';

/** HTTP for the actions that change a quote, its invitations and its load together. */
export default {
  async awardQuote({ actor, params, body, now }) {
    const rule = body.overrideReason === undefined ? may.award : all(may.award, may.override);
    await actOnQuote(actor, params.id, rule, (locked) =>
      locked.quote.wholeId ? awardLeg(locked, actor, body, now) : award(locked, actor, body, now),
    );
    return showQuote(actor, params.id);
  },

  async awardQuoteLegs({ actor, params, body, now }) {
    const isOverride = body.awards.some(({ overrideReason }) => overrideReason !== undefined);
    const rule = isOverride ? all(may.awardLegs, isInternal) : may.awardLegs;
    await actOnQuote(actor, params.id, rule, (quote) => awardLegs(quote, actor, body, now));
    return showQuote(actor, params.id);
  },

  async unassignQuote({ actor, params, body, now }) {
    await actOnQuote(actor, params.id, may.unassign, (quote) => unassign(quote, actor, body, now));
    return showQuote(actor, params.id);
  },

  async dismissQuote({ actor, params, body, now }) {
    await actOnQuote(actor, params.id, may.dismiss, (quote) => dismiss(quote, actor, body, now));
    return showQuote(actor, params.id);
  },

  async bulkQuotes({ actor, body: { ids, action: _, ...why }, now, locale }) {
    authorize(may.dismiss(actor));
    requireComment(why.reason, why.comment);
    return bulk(ids, locale, (id) =>
      actOnQuote(actor, id, may.dismiss, (quote) => dismiss(quote, actor, why, now)),
    );
  },

  async requoteQuote({ actor, params, body, now }) {
    const id = await actOnQuote(actor, params.id, may.requote, (parent) =>
      byEnds(endsOfLoad, body, (change) => requote(parent, actor, change, now)),
    );
    return showQuote(actor, id);
  },
} satisfies Handlers;
