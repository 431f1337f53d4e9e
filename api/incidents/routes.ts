import type { Actor } from '../core/auth/actor.ts';
import { bulk } from '../core/records/bulk.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { history } from '../core/records/history.ts';
import { abilities, authorize } from '../core/auth/policy.ts';
import { incidentPolicy as may } from './policy.ts';
import { incidentView } from './presenter.ts';
import * as incidents from './service.ts';

/** HTTP for incident types. */
export default {
  async listIncidents({ actor, query }) {
    authorize(may.list(actor));
    return incidents.list(may.visible(), query);
  },

  async exportIncidents({ actor, query }) {
    authorize(may.export(actor));
    return incidents.exported(may.visible(), query);
  },

  async bulkIncidents({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createIncident({ actor, body }) {
    authorize(may.create(actor));
    return shown(actor, await incidents.create(body));
  },

  async getIncident({ actor, params }) {
    authorize(may.show(actor));
    return shown(actor, await incidents.find(may.visible(), params.id));
  },

  async listIncidentHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await incidents.find(may.visible(), params.id);
    return history(incidentView, id, actor, query);
  },

  async updateIncident({ actor, params, body, ifMatch }) {
    const { id } = await incidents.find(may.visible(), params.id);
    authorize(may.update(actor));
    return shown(actor, await incidents.update(id, body, ifMatch));
  },

  async deleteIncident({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, named: string) {
  const { id } = await incidents.find(may.visible(), named);
  authorize(may.delete(actor));
  return incidents.archive(id);
}

function shown(actor: Actor, incident: Schemas['Incident']) {
  return { ...incident, can: abilities(may, actor, incident) };
}
