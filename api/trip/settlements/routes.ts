import type { Actor } from '../../core/auth/actor.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { settlementPolicy as may } from './policy.ts';
import * as settlements from './service.ts';

/** HTTP for settlements. */
export default {
  async listSettlements({ actor, query }) {
    authorize(may.list(actor));
    return settlements.list(may.visible(actor), query);
  },

  async exportSettlements({ actor, query }) {
    authorize(may.export(actor));
    return settlements.exported(may.visible(actor), query);
  },

  async getSettlement({ actor, params, now }) {
    authorize(may.show(actor));
    return shown(actor, params.id, now);
  },

  async paySettlement({ actor, params, body, now }) {
    authorize(may.pay(actor));
    await settlements.act(actor, params.id, may.pay, (locked) =>
      settlements.pay(locked, actor, body, now),
    );
    return shown(actor, params.id, now);
  },

  async unpaySettlement({ actor, params, now }) {
    authorize(may.unpay(actor));
    await settlements.act(actor, params.id, may.unpay, (locked) => settlements.unpay(locked, now));
    return shown(actor, params.id, now);
  },
} satisfies Handlers;

async function shown(actor: Actor, id: string, now: Date) {
  const settlement = await settlements.find(may.visible(actor), id);
  const payable = await settlements.payableDays(settlement, now);
  return { ...settlement, payable, can: abilities(may, actor, settlement) };
}
