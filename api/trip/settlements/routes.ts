import type { Actor } from '../../core/auth/actor.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import { bankFile } from './bankFile.ts';
import { settlementPolicy as may } from './policy.ts';
import * as settlements from './service.ts';
import { totals } from './totals.ts';

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
    return presentSettlement(actor, params.id, now);
  },

  async getSettlementTotals({ actor }) {
    authorize(may.list(actor));
    return totals(may.visible(actor));
  },

  async bulkSettlements({ actor, body: { ids, seen = [], paidOn, reference }, now, locale }) {
    authorize(may.pay(actor));
    const seenById = new Map(seen.map((one) => [one.id, one]));
    return bulk(ids, locale, (id) =>
      settlements.act(actor, id, may.pay, async (lockedSettlement) => {
        settlements.checkSeen(lockedSettlement, seenById.get(id));
        await settlements.pay(lockedSettlement, actor, { paidOn, reference }, now);
      }),
    );
  },

  async getBankFile({ actor, query, now, locale, logSecurity }) {
    authorize(may.bankFile(actor));
    const { file, carrierIds } = await bankFile(actor, query.id, { now, locale });
    carrierIds.forEach((entityId) => logSecurity({ event: 'personal_data', entityId }));
    return file;
  },

  async paySettlement({ actor, params, body, now }) {
    authorize(may.pay(actor));
    await settlements.act(actor, params.id, may.pay, (lockedSettlement) =>
      settlements.pay(lockedSettlement, actor, body, now),
    );
    return presentSettlement(actor, params.id, now);
  },

  async unpaySettlement({ actor, params, now }) {
    authorize(may.unpay(actor));
    await settlements.act(actor, params.id, may.unpay, (lockedSettlement) =>
      settlements.unpay(lockedSettlement, now),
    );
    return presentSettlement(actor, params.id, now);
  },
} satisfies Handlers;

async function presentSettlement(actor: Actor, id: string, now: Date) {
  const settlement = await settlements.find(may.visible(actor), id);
  const payable = await settlements.payableDays(settlement, now);
  return { ...settlement, payable, can: abilities(may, actor, settlement) };
}
