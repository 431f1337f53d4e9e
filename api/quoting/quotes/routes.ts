import type { Actor } from '../../core/auth/actor.ts';
import type { Locale } from '../../shared/words.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { authorize } from '../../core/auth/policy.ts';
import { warnings } from '../../core/records/warnings.ts';
import { accept } from './price/accept.ts';
import { byEnds, endsOfLoad, stopFieldOf } from './load/byEnds.ts';
import { warningsOf } from './load/warningsOf.ts';
import { create } from './create.ts';
import { eventsOf } from './events.ts';
import { quotePolicy as may } from './policy.ts';
import { quoteViewFor } from './view.ts';
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
    return saved(actor, locale, id, body);
  },

  async getQuote({ actor, params, locale }) {
    authorize(may.show(actor));
    return saved(actor, locale, params.id);
  },

  async updateQuote({ actor, params, body, ifMatch, locale, now }) {
    await quotes.act(actor, params.id, may.update, (locked) =>
      byEnds(endsOfLoad, body, (input) => update(locked, actor, input, { ifMatch, now })),
    );
    return saved(actor, locale, params.id, body);
  },

  async acceptQuote({ actor, params, body, now }) {
    await quotes.act(actor, params.id, may.accept, (locked) => accept(locked, actor, body, now));
    return quotes.show(actor, params.id);
  },

  async listQuoteEvents({ actor, params }) {
    authorize(may.show(actor));
    return eventsOf(actor, await quotes.keyOf(actor, params.id));
  },

  async listQuoteHistory({ actor, params, query }) {
    authorize(may.changes(actor));
    const key = await quotes.keyOf(actor, params.id);
    return readChanges(quoteViewFor(actor), key, actor, query);
  },
} satisfies Handlers;

async function saved(actor: Actor, locale: Locale, id: string, input?: Schemas['QuoteChange']) {
  const quote = await quotes.show(actor, id);
  const list = warningsOf(quote, input);
  const nameOf = (field: string) => (input?.stops ? stopFieldOf(endsOfLoad, field) : field);
  const byField = list.map((warning) => ({ ...warning, field: nameOf(warning.field) }));
  return { ...quote, warnings: warnings(locale, byField) };
}
