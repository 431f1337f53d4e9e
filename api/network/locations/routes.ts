import type { Actor } from '../../core/auth/actor.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { createMany } from '../../core/import/records/createMany.ts';
import { startImport } from '../../core/import/start.ts';
import { describeColumns, templateOf } from '../../core/import/downloads/template.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import { shownImport } from '../../platform/imports/index.ts';
import { warnings } from '../../core/records/warnings.ts';
import { locationPolicy as may } from './policy.ts';
import { locationView } from './view.ts';
import * as locations from './service.ts';
import { locationSheet } from './import/sheet.ts';

/** HTTP for locations. */
export default {
  async listLocations({ actor, query }) {
    authorize(may.list(actor));
    return locations.list(may.visible(actor), query);
  },

  async exportLocations({ actor, query }) {
    authorize(may.export(actor));
    return locations.exported(may.visible(actor), query);
  },

  async bulkLocations({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createLocation({ actor, body, locale }) {
    authorize(may.create(actor));
    return presentLocation(actor, locale, await locations.create(actor, body));
  },

  async getLocation({ actor, params, locale }) {
    return presentLocation(actor, locale, await findLocation(actor, params.id));
  },

  async listLocationHistory({ actor, params, query }) {
    const { id } = await findLocation(actor, params.id);
    return readChanges(locationView, id, actor, query);
  },

  async updateLocation({ actor, params, body, ifMatch, locale }) {
    const location = await findLocation(actor, params.id);
    authorize(may.update(actor, location));
    return presentLocation(actor, locale, await locations.update(location, body, ifMatch));
  },

  async deleteLocation({ actor, params }) {
    return archive(actor, params.id);
  },

  async importLocations({ actor, query, body: upload, locale, now }) {
    authorize(may.load(actor));
    return shownImport(
      actor,
      await startImport(locationSheet, { actor, query, upload, locale, now }),
    );
  },

  async createLocations({ actor, query, body, locale, now }) {
    authorize(may.load(actor));
    const companyId = await locationSheet.targetCompany(actor, query.companyId);
    return createMany(locationSheet, body, { actor, companyId, now }, locale);
  },

  async getLocationsTemplate({ actor }) {
    authorize(may.load(actor));
    return templateOf('locations', await locationSheet.columns(actor));
  },

  async listLocationColumns({ actor, locale }) {
    authorize(may.load(actor));
    return describeColumns(await locationSheet.columns(actor), locale);
  },
} satisfies Handlers;

async function archive(actor: Actor, id: string) {
  const location = await findLocation(actor, id);
  authorize(may.delete(actor, location));
  return locations.archive(location.id);
}

async function findLocation(actor: Actor, id: string) {
  authorize(may.show(actor));
  return locations.find(may.visible(actor), id);
}

function presentLocation(actor: Actor, locale: Actor['locale'], location: Schemas['Location']) {
  return {
    ...location,
    can: abilities(may, actor, location),
    warnings: warnings(locale, locations.warningsOf(location)),
  };
}
