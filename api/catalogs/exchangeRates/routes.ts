import { bulk } from '../../core/records/writing/bulk.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import { exchangeRatePolicy as may } from './policy.ts';
import { exchangeRateView } from './view.ts';
import * as rates from './service.ts';

/** HTTP for exchange rates. */
export default {
  async listExchangeRates({ actor, query }) {
    authorize(may.list(actor));
    return rates.list(may.visible(), query);
  },

  async exportExchangeRates({ actor, query }) {
    authorize(may.export(actor));
    return rates.exported(may.visible(), query);
  },

  async bulkExchangeRates({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createExchangeRate({ actor, body, now }) {
    authorize(may.create(actor));
    return presentRate(actor, await rates.create(body, now));
  },

  async getExchangeRate({ actor, params }) {
    authorize(may.show(actor));
    return presentRate(actor, await rates.find(may.visible(), params.id));
  },

  async listExchangeRateHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await rates.find(may.visible(), params.id);
    return readChanges(exchangeRateView, id, actor, query);
  },

  async updateExchangeRate({ actor, params, body, ifMatch }) {
    const rate = await rates.find(may.visible(), params.id);
    authorize(may.update(actor, rate));
    return presentRate(actor, await rates.update(rate.id, body, ifMatch));
  },

  async deleteExchangeRate({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, id: string) {
  const rate = await rates.find(may.visible(), id);
  authorize(may.delete(actor, rate));
  return rates.archive(rate.id);
}

function presentRate(actor: Actor, rate: Schemas['ExchangeRate']) {
  return { ...rate, can: abilities(may, actor, rate) };
}
