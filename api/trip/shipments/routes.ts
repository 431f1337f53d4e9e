import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { createMany } from '../../core/import/records/createMany.ts';
import { startImport } from '../../core/import/start.ts';
import { describeColumns, templateOf } from '../../core/import/downloads/template.ts';
import { Page } from '../../core/list/page.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import { shownImport } from '../../platform/imports/index.ts';
import { mayMoveTo, nextStatuses, nextSteps, shipmentPolicy as may } from './policy.ts';
import { warnings } from '../../core/records/warnings.ts';
import { byEnds, loadWarnings, namedAsSent, warningsOfStops } from '../../quoting/quotes/index.ts';
import type { Locale } from '../../shared/words.ts';
import { coverageWarnings } from './uncovered.ts';
import { shipmentView } from './view.ts';
import * as reports from './incidents/reports.ts';
import { partsWithZones } from './legs/partsWithZones.ts';
import { move } from './moves/move.ts';
import * as shipments from './service.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { shipmentSheet } from './import/sheet.ts';
import { update } from './update.ts';
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

/** A load that was just written, with what is probably wrong with it. */
async function presentSaved(
  actor: Actor,
  locale: Locale,
  id: string,
  { stops }: Schemas['ShipmentChange'],
) {
  const shipment = await presentLoad(actor, id);
  const list = [
    ...loadWarnings(shipment),
    ...warningsOfStops(shipment),
    ...coverageWarnings(shipment),
  ];
  return { ...shipment, warnings: warnings(locale, namedAsSent(list, stops)) };
}

async function presentLoad(actor: Actor, id: string, query?: { expand?: string[] }) {
  const shipment = await shipments.find(actor, may.visible(actor), id, query);
  return {
    ...shipment,
    ...partsWithZones(shipment),
    originTimeZone: zoneOf(shipment.origin!),
    destinationTimeZone: zoneOf(shipment.destination!),
    can: abilities(may, actor, shipment),
    nextStatuses: nextStatuses(actor, shipment),
    nextSteps: nextSteps(actor, shipment),
  };
}
