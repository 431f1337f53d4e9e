import type { Actor } from '../core/auth/actor.ts';
import { bulk } from '../core/records/bulk.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { history } from '../core/records/history.ts';
import { abilities, authorize } from '../core/auth/policy.ts';
import { comodityPolicy as may } from './policy.ts';
import { comodityView } from './presenter.ts';
import * as comodities from './service.ts';

/** HTTP for commodity types. */
export default {
  async listComodities({ actor, query }) {
    authorize(may.list(actor));
    return comodities.list(may.visible(), query);
  },

  async exportComodities({ actor, query }) {
    authorize(may.export(actor));
    return comodities.exported(may.visible(), query);
  },

  async bulkComodities({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createComodity({ actor, body }) {
    authorize(may.create(actor));
    return shown(actor, await comodities.create(body));
  },

  async getComodity({ actor, params }) {
    authorize(may.show(actor));
    return shown(actor, await comodities.find(may.visible(), params.id));
  },

  async listComodityHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await comodities.find(may.visible(), params.id);
    return history(comodityView, id, actor, query);
  },

  async updateComodity({ actor, params, body, ifMatch }) {
    const { id } = await comodities.find(may.visible(), params.id);
    authorize(may.update(actor));
    return shown(actor, await comodities.update(id, body, ifMatch));
  },

  async deleteComodity({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, named: string) {
  const { id } = await comodities.find(may.visible(), named);
  authorize(may.delete(actor));
  return comodities.archive(id);
}

function shown(actor: Actor, comodity: Schemas['Comodity']) {
  return { ...comodity, can: abilities(may, actor, comodity) };
}
