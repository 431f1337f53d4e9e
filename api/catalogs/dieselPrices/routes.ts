import { bulk } from '../../core/records/writing/bulk.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import { createMany } from '../../core/import/records/createMany.ts';
import { startImport } from '../../core/import/start.ts';
import { describeColumns, templateOf } from '../../core/import/downloads/template.ts';
import { shownImport } from '../../platform/imports/index.ts';
import { dieselPricePolicy as may } from './policy.ts';
import { dieselPriceView } from './view.ts';
import * as prices from './service.ts';
import { dieselPriceSheet } from './sheet.ts';

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
    return presentPrice(actor, await prices.create(body, now));
  },

  async importDieselPrices({ actor, query, body: upload, locale, now }) {
    authorize(may.load(actor));
    return shownImport(
      actor,
      await startImport(dieselPriceSheet, { actor, query, upload, locale, now }),
    );
  },

  async createDieselPrices({ actor, body, locale, now }) {
    authorize(may.load(actor));
    return createMany(dieselPriceSheet, body, { actor, companyId: null, now }, locale);
  },

  async getDieselPricesTemplate({ actor }) {
    authorize(may.load(actor));
    return templateOf('diesel_prices', await dieselPriceSheet.columns(actor));
  },

  async listDieselPriceColumns({ actor, locale }) {
    authorize(may.load(actor));
    return describeColumns(await dieselPriceSheet.columns(actor), locale);
  },

  async getDieselPrice({ actor, params }) {
    authorize(may.show(actor));
    return presentPrice(actor, await prices.find(may.visible(), params.id));
  },

  async listDieselPriceHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await prices.find(may.visible(), params.id);
    return readChanges(dieselPriceView, id, actor, query);
  },

  async updateDieselPrice({ actor, params, body, ifMatch, now }) {
    const price = await prices.find(may.visible(), params.id);
    authorize(may.update(actor, price));
    return presentPrice(actor, await prices.update(price.id, body, { now, ifMatch }));
  },

  async deleteDieselPrice({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, id: string) {
  const price = await prices.find(may.visible(), id);
  authorize(may.delete(actor, price));
  return prices.archive(price.id);
}

function presentPrice(actor: Actor, price: Schemas['DieselPrice']) {
  return { ...price, can: abilities(may, actor, price) };
}
