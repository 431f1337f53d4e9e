import type { Actor } from '../../core/auth/actor.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import { withFields } from '../../core/sql/recordJson.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { createMany } from '../../core/import/records/createMany.ts';
import { startImport } from '../../core/import/start.ts';
import { describeColumns, templateOf } from '../../core/import/downloads/template.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import { shownImport } from '../../platform/imports/index.ts';
import { warnings } from '../../core/records/warnings.ts';
import { carrierPolicy as may, changeableBy, networkOf } from './policy.ts';
import { changesView } from './view.ts';
import * as carriers from './service.ts';
import { carrierSheet } from './import/sheet.ts';

/** HTTP for carriers. */
export default {
  async listCarriers({ actor, query }) {
    if (isNetworkSize(query)) return carriers.list(actor, networkOf(actor), query);
    authorize(may.list(actor));
    return carriers.list(actor, may.visible(actor), query);
  },

  async exportCarriers({ actor, query }) {
    authorize(may.export(actor));
    return carriers.exported(actor, may.visible(actor), query);
  },

  async bulkCarriers({ actor, body: { ids, action, changes = {} }, locale }) {
    authorize(may.delete(actor));
    return bulk(ids, locale, (id) =>
      action === 'update' ? change(actor, id, changes) : archive(actor, id),
    );
  },

  async findCarriers({ actor, query }) {
    authorize(may.list(actor));
    return carriers.findByIdentity(actor, may.visible(actor), query);
  },

  async createCarrier({ actor, body, locale }) {
    authorize(may.create(actor));
    return presentCarrier(actor, locale, await carriers.create(actor, body));
  },

  async getCarrier({ actor, params, locale }) {
    return presentCarrier(actor, locale, await findCarrier(actor, params.id));
  },

  async listCarrierHistory({ actor, params, query }) {
    const carrier = await findCarrier(actor, params.id);
    return readChanges(changesView(actor, carrier), carrier.id, actor, query, ['equipmentList']);
  },

  async updateCarrier({ actor, params, body, ifMatch, locale }) {
    return presentCarrier(actor, locale, await change(actor, params.id, body, ifMatch));
  },

  async deleteCarrier({ actor, params }) {
    return archive(actor, params.id);
  },

  async importCarriers({ actor, query, body: upload, locale, now }) {
    authorize(may.load(actor));
    return shownImport(
      actor,
      await startImport(carrierSheet, { actor, query, upload, locale, now }),
    );
  },

  async createCarriers({ actor, query, body, locale, now }) {
    authorize(may.load(actor));
    const companyId = await carrierSheet.targetCompany(actor, query.companyId);
    return createMany(carrierSheet, body, { actor, companyId, now }, locale);
  },

  async getCarriersTemplate({ actor }) {
    authorize(may.load(actor));
    return templateOf('carriers', await carrierSheet.columns(actor));
  },

  async listCarrierColumns({ actor, locale }) {
    authorize(may.load(actor));
    return describeColumns(await carrierSheet.columns(actor), locale);
  },
} satisfies Handlers;

async function change(actor: Actor, id: string, body: Schemas['CarrierChange'], ifMatch?: number) {
  const unread = () => carriers.updateUnread(actor, changeableBy(actor), id, body, ifMatch);
  const changedCarriers = may.update(actor) && (await unread());
  if (changedCarriers) return changedCarriers;
  const carrier = await findCarrier(actor, id);
  authorize(may.update(actor, carrier));
  if (changesAssessment(carrier, body)) authorize(may.assess(actor, carrier));
  return carriers.update(actor, carrier, body, ifMatch);
}

async function archive(actor: Actor, id: string) {
  const carrier = await findCarrier(actor, id);
  authorize(may.delete(actor, carrier));
  return carriers.archive(carrier.id);
}

/** Whether only the number of carriers is requested, without filters, as the top bar does. */
function isNetworkSize({ countOnly, filters }: AnyListQuery) {
  return countOnly && Object.keys(filters).length === 0;
}

function findCarrier(actor: Actor, id: string) {
  authorize(may.show(actor));
  return carriers.find(actor, may.visible(actor), id);
}

/** Whether the change sets a field that only the carrier's network may set: status, confidence, credit or cost. */
function changesAssessment(carrier: Schemas['Carrier'], change: Schemas['CarrierChange']) {
  const { costPerMile } = change;
  return (
    ASSESSED.some((field) => change[field] !== undefined && change[field] !== carrier[field]) ||
    (costPerMile !== undefined && !isSameAmount(costPerMile, carrier.costPerMile))
  );
}

/** Compares amounts as numbers: "2.35" equals "2.3500". */
function isSameAmount(one?: string | null, other?: string | null) {
  return one && other ? Number(one) === Number(other) : !one && !other;
}

const ASSESSED = ['status', 'confidence', 'creditType'] as const;

function presentCarrier(actor: Actor, locale: Actor['locale'], carrier: Schemas['Carrier']) {
  const carrierWarnings = may.update(actor, carrier) ? carriers.warningsOf(carrier) : [];
  const can = abilities(may, actor, carrier);
  return withFields(carrier, { can, warnings: warnings(locale, carrierWarnings) });
}
