import type { Actor } from '../../core/auth/actor.ts';
import type { Locale } from '../../shared/words.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { authorize } from '../../core/auth/policy.ts';
import { warnings } from '../../core/records/warnings.ts';
import { accept } from './price/accept.ts';
import { byEnds } from './load/byEnds.ts';
import { endsOfLoad } from '../../shared/stopEnds.ts';
import { namedAsSent, warningsOfStops } from './load/stopWarnings.ts';
import { warningsOf } from './load/warningsOf.ts';
import { create } from './create.ts';
import { eventsOf } from './events.ts';
import { quotePolicy as may } from './policy.ts';
import { quoteViewFor } from './view.ts';
import { remove } from './remove.ts';
import * as quotes from './service.ts';
import { update } from './update.ts';

/** HTTP for quotes. */
export default {
  async listQuotes({ actor, query }) {
    authorize(may.list(actor));
    return quotes.list(actor, query);
  },

  async exportQuotes({ actor, query }) {
    authorize(may.export(actor));
    return quotes.exported(actor, query);
  },

  async createQuote({ actor, body, locale, now }) {
    authorize(may.create(actor));
    const id = await byEnds(endsOfLoad, body, (input) => create(actor, input, now));
    return presentSaved(actor, locale, id, body);
  },

  async getQuote({ actor, params, query, locale }) {
    authorize(may.show(actor));
    return present(locale, await quotes.show(actor, params.id, query));
  },

  async updateQuote({ actor, params, body, ifMatch, locale, now }) {
    await quotes.act(actor, params.id, may.update, (lockedQuote) =>
      byEnds(endsOfLoad, body, (input) => update(lockedQuote, actor, input, { ifMatch, now })),
    );
    return presentSaved(actor, locale, params.id, body);
  },

  async deleteQuote({ actor, params }) {
    return quotes.act(actor, params.id, may.delete, remove);
  },

  async acceptQuote({ actor, params, body, now }) {
    await quotes.act(actor, params.id, may.accept, (lockedQuote) =>
      accept(lockedQuote, actor, body, now),
    );
    return quotes.show(actor, params.id);
  },

  async getQuoteMessage({ actor, params }) {
    authorize(may.readMessage(actor));
    return quotes.messageOf(actor, params.id);
  },

  async listQuoteEvents({ actor, params }) {
    authorize(may.show(actor));
    return eventsOf(actor, await quotes.keyOf(actor, params.id));
  },

  async listQuoteHistory({ actor, params, query }) {
    authorize(may.changes(actor));
    const key = await quotes.keyOf(actor, params.id);
    return readChanges(quoteViewFor(actor), key, actor, query, ['stops']);
  },
} satisfies Handlers;

async function presentSaved(
  actor: Actor,
  locale: Locale,
  id: string,
  input?: Schemas['QuoteChange'],
) {
  return present(locale, await quotes.show(actor, id), input);
}

function present(locale: Locale, quote: Schemas['Quote'], input?: Schemas['QuoteChange']) {
  const list = [...warningsOf(quote, input), ...warningsOfStops(quote)];
  const named = namedAsSent(list, input?.stops);
  return { ...quote, warnings: warnings(locale, named) };
}
