import type { Handlers } from '../../core/http/handlers.ts';
import { authorize } from '../../core/auth/policy.ts';
import { actOnQuote, quotePolicy, share, showQuote } from '../quotes/index.ts';
import { refuse } from './closing/refuse.ts';
import { reopenLegs } from './closing/closeLegs.ts';
import { reopenRates } from './closing/reopen.ts';
import { send } from './send.ts';
import { startOf } from './waves/startOf.ts';

/** HTTP for the actions on a quote that create and close invitations. */
export default {
  async sendQuote({ actor, params, body, now }) {
    await actOnQuote(actor, params.id, quotePolicy.send, (quote) => send(quote, actor, body, now));
    return showQuote(actor, params.id);
  },

  async getQuoteClock({ actor, params, now }) {
    authorize(quotePolicy.send(actor));
    const quote = await showQuote(actor, params.id);
    authorize(quotePolicy.send(actor, quote));
    return startOf(quote.companyId, now);
  },

  async shareQuote({ actor, params, body, now }) {
    await actOnQuote(actor, params.id, quotePolicy.share, async (lockedQuote) => {
      const { trx, quote } = lockedQuote;
      if (quote.status === 'rejected') {
        await reopenRates(trx, quote, actor);
        await reopenLegs(trx, quote, actor, now);
      }
      await share(lockedQuote, actor, body, now);
    });
    return showQuote(actor, params.id);
  },

  async refuseQuote({ actor, params, body, now }) {
    await actOnQuote(actor, params.id, quotePolicy.refuse, (quote) =>
      refuse(quote, actor, body, now),
    );
    return showQuote(actor, params.id);
  },
} satisfies Handlers;
