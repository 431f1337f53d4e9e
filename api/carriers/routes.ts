import type { Actor } from '../core/actor.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import type { AnyListQuery } from '../core/list/dialect.ts';
import { abilities, authorize } from '../core/policy.ts';
import { warnings } from '../core/warnings.ts';
import { carrierPolicy as may, networkOf } from './policy.ts';
import * as carriers from './service.ts';

/** HTTP for carriers. */
export default {
  async listCarriers({ actor, query }) {
    if (isNetworkSize(query)) return carriers.list(actor, networkOf(actor), query);
    authorize(may.list(actor));
    return carriers.list(actor, may.visible(actor), query);
  },

  async findCarriers({ actor, query }) {
    authorize(may.list(actor));
    return carriers.findByIdentity(actor, may.visible(actor), query);
  },

  async createCarrier({ actor, body, locale }) {
    authorize(may.create(actor));
    return shown(actor, locale, await carriers.create(actor, body));
  },

  async getCarrier({ actor, params, locale }) {
    return shown(actor, locale, await known(actor, params.id));
  },

  async updateCarrier({ actor, params, body, ifMatch, locale }) {
    const carrier = await known(actor, params.id);
    authorize(may.update(actor, carrier));
    if (assesses(carrier, body)) authorize(may.assess(actor, carrier));
    return shown(actor, locale, await carriers.update(actor, carrier, body, ifMatch));
  },

  async deleteCarrier({ actor, params }) {
    const carrier = await known(actor, params.id);
    authorize(may.delete(actor, carrier));
    return carriers.archive(carrier.id);
  },
} satisfies Handlers;

/** The bare number of carriers that the top bar shows. */
function isNetworkSize({ countOnly, filters }: AnyListQuery) {
  return countOnly && Object.keys(filters).length === 0;
}

async function known(actor: Actor, id: string) {
  authorize(may.show(actor));
  return carriers.find(actor, may.visible(actor), id);
}

function assesses(carrier: Schemas['Carrier'], { status, confidence }: Schemas['CarrierChange']) {
  return (
    (status !== undefined && status !== carrier.status) ||
    (confidence !== undefined && confidence !== carrier.confidence)
  );
}

function shown(actor: Actor, locale: Actor['locale'], carrier: Schemas['Carrier']) {
  const cautions = may.update(actor, carrier) ? carriers.cautions(carrier) : [];
  return {
    ...carrier,
    can: abilities(may, actor, carrier),
    warnings: warnings(locale, cautions),
  };
}
