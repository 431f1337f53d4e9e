import { bulk } from '../core/records/bulk.ts';
import type { Actor } from '../core/auth/actor.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { history } from '../core/records/history.ts';
import { abilities, authorize } from '../core/auth/policy.ts';
import { dieselPricePolicy as may } from './policy.ts';
import { dieselPriceView } from './presenter.ts';
import * as prices from './service.ts';
import { upload } from './upload.ts';

/** HTTP for diesel prices. */
export default {
  async listDieselPrices({ actor, query }) {
    authorize(may.list(actor));
    return prices.list(may.visible(), query);
  },

  async exportDieselPrices({ actor, query }) {
    authorize(may.export(actor));
    return prices.exported(may.visible(), query);
  },

  async bulkDieselPrices({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createDieselPrice({ actor, body, now }) {
    authorize(may.create(actor));
    return shown(actor, await prices.create(body, now));
  },

  async uploadDieselPrices({ actor, body, locale, now }) {
    authorize(may.create(actor));
    return upload(body.text, locale, now);
  },

  async getDieselPrice({ actor, params }) {
    authorize(may.show(actor));
    return shown(actor, await prices.find(may.visible(), params.id));
  },

  async listDieselPriceHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await prices.find(may.visible(), params.id);
    return history(dieselPriceView, id, actor, query);
  },

  async updateDieselPrice({ actor, params, body, ifMatch, now }) {
    const { id } = await prices.find(may.visible(), params.id);
    authorize(may.update(actor));
    return shown(actor, await prices.update(id, body, { now, ifMatch }));
  },

  async deleteDieselPrice({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, named: string) {
  const { id } = await prices.find(may.visible(), named);
  authorize(may.delete(actor));
  return prices.archive(id);
}

function shown(actor: Actor, price: Schemas['DieselPrice']) {
  return { ...price, can: abilities(may, actor, price) };
}
