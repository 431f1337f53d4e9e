import type { Actor } from '../core/actor.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { abilities, authorize } from '../core/policy.ts';
import { incidentPolicy as may } from './policy.ts';
import * as incidents from './service.ts';

/** HTTP for incident types. */
export default {
  async listIncidents({ actor, query }) {
    authorize(may.list(actor));
    return incidents.list(may.visible(), query);
  },

  async createIncident({ actor, body }) {
    authorize(may.create(actor));
    return shown(actor, await incidents.create(body));
  },

  async getIncident({ actor, params }) {
    return shown(actor, await incidents.find(may.visible(), params.id));
  },

  async updateIncident({ actor, params, body, ifMatch }) {
    const { id } = await incidents.find(may.visible(), params.id);
    authorize(may.update(actor));
    return shown(actor, await incidents.update(id, body, ifMatch));
  },

  async deleteIncident({ actor, params }) {
    const { id } = await incidents.find(may.visible(), params.id);
    authorize(may.delete(actor));
    return incidents.archive(id);
  },
} satisfies Handlers;

function shown(actor: Actor, incident: Schemas['Incident']) {
  return { ...incident, can: abilities(may, actor, incident) };
}
