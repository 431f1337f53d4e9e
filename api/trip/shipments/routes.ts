import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { createMany } from '../../core/import/records/createMany.ts';
import { startImport } from '../../core/import/start.ts';
import { describeColumns, templateOf } from '../../core/import/downloads/template.ts';
import { Page } from '../../core/list/page.ts';
import { authorize } from '../../core/auth/policy.ts';
import { shownImport } from '../../platform/imports/index.ts';
import { mayMoveTo, nextStatuses, nextSteps, shipmentPolicy as may } from './policy.ts';
import { byEnds } from '../../quoting/quotes/index.ts';
import { shipmentView } from './view.ts';
import * as reports from './incidents/reports.ts';
import { move } from './moves/move.ts';
import { presentLoad, presentSaved } from './present.ts';
import * as shipments from './service.ts';
import { shipmentSheet } from './import/sheet.ts';
import { update } from './changes/update.ts';
import { endsOfLoad } from '../../shared/stopEnds.ts';

/** HTTP for loads. */
export default {
  async listShipments({ actor, query }) {
    authorize(may.list(actor));
    const page = await shipments.list(actor, query);
    if (!(page instanceof Page)) return page;
    return page.map((shipment) => ({
      ...shipment,
      nextStatuses: nextStatuses(actor, shipment),
      nextSteps: nextSteps(actor, shipment),
    }));
  },

  async exportShipments({ actor, query }) {
    authorize(may.export(actor));
    return shipments.exported(actor, may.listed(actor), query);
  },

  async createShipment({ actor, body, locale, now }) {
    authorize(may.create(actor));
    const id = await byEnds(endsOfLoad, body, (input) => shipments.create(actor, input, now));
    return presentSaved(actor, locale, id, body);
  },

  async getShipment({ actor, params, query }) {
    authorize(may.show(actor));
    return presentLoad(actor, params.id, query);
  },

  async updateShipment({ actor, params, body, ifMatch, locale, now }) {
    await shipments.act(actor, params.id, may.update, (lockedShipment) =>
      byEnds(endsOfLoad, body, (input) => update(lockedShipment, actor, input, { ifMatch, now })),
    );
    return presentSaved(actor, locale, params.id, body);
  },

  async moveShipment({ actor, params, body, now }) {
    await shipments.act(actor, params.id, mayMoveTo(body), (lockedShipment) =>
      move(lockedShipment, actor, body, now),
    );
    return presentLoad(actor, params.id);
  },

  async listShipmentEvents({ actor, params }) {
    authorize(may.show(actor));
    const shipment = await shipments.find(actor, may.visible(actor), params.id);
    return shipments.eventsOf(actor, shipment);
  },

  async listShipmentIncidents({ actor, params }) {
    authorize(may.show(actor));
    const shipment = await shipments.find(actor, may.visible(actor), params.id);
    return reports.reported(actor, shipment);
  },

  async reportShipmentIncident({ actor, params, body, now }) {
    await shipments.act(actor, params.id, may.reportIncident, (lockedShipment) =>
      reports.report(lockedShipment, actor, body, now),
    );
    return presentLoad(actor, params.id);
  },

  async resolveShipmentIncident({ actor, params, now }) {
    const rule = () => may.reportIncident(actor);
    await shipments.act(actor, params.id, rule, (lockedShipment) =>
      reports.resolve(lockedShipment, actor, params.reportId, now),
    );
    return presentLoad(actor, params.id);
  },

  async listShipmentHistory({ actor, params, query }) {
    const shipment = await shipments.find(actor, may.visible(actor), params.id);
    authorize(may.changes(actor));
    return readChanges(shipmentView(actor), shipment, actor, query, ['stops']);
  },

  async importShipments({ actor, query, body: upload, locale, now }) {
    authorize(may.load(actor));
    return shownImport(
      actor,
      await startImport(shipmentSheet, { actor, query, upload, locale, now }),
    );
  },

  async createShipments({ actor, query, body, locale, now }) {
    authorize(may.load(actor));
    const companyId = await shipmentSheet.targetCompany(actor, query.companyId);
    return createMany(shipmentSheet, body, { actor, companyId, now }, locale);
  },

  async getShipmentsTemplate({ actor }) {
    authorize(may.load(actor));
    return templateOf('shipments', await shipmentSheet.columns(actor));
  },

  async listShipmentColumns({ actor, locale }) {
    authorize(may.load(actor));
    return describeColumns(await shipmentSheet.columns(actor), locale);
  },
} satisfies Handlers;
