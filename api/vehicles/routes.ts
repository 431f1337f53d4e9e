import type { Actor } from '../core/auth/actor.ts';
import { abilities, authorize } from '../core/auth/policy.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { bulk } from '../core/records/bulk.ts';
import { readChanges } from '../core/records/readChanges.ts';
import { vehiclePolicy as may } from './policy.ts';
import * as vehicles from './service.ts';
import { vehicleView } from './view.ts';

/** HTTP for units and trailers. */
export default {
  async listVehicles({ actor, query }) {
    authorize(may.list(actor));
    return vehicles.list(may.visible(actor), query);
  },

  async exportVehicles({ actor, query }) {
    authorize(may.export(actor));
    return vehicles.exported(may.visible(actor), query);
  },

  async bulkVehicles({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createVehicle({ actor, body }) {
    return shown(actor, await vehicles.create(actor, body));
  },

  async getVehicle({ actor, params }) {
    authorize(may.show(actor));
    return shown(actor, await vehicles.find(may.visible(actor), params.id));
  },

  async listVehicleHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await vehicles.find(may.visible(actor), params.id);
    return readChanges(vehicleView, id, actor, query);
  },

  async updateVehicle({ actor, params, body, ifMatch }) {
    const vehicle = await vehicles.find(may.visible(actor), params.id);
    authorize(may.update(actor, vehicle));
    return shown(actor, await vehicles.update(vehicle.id, body, ifMatch));
  },

  async deleteVehicle({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, id: string) {
  const vehicle = await vehicles.find(may.visible(actor), id);
  authorize(may.delete(actor, vehicle));
  return vehicles.archive(id);
}

function shown(actor: Actor, vehicle: Schemas['Vehicle']) {
  return { ...vehicle, can: abilities(may, actor, vehicle) };
}
