import type { Actor } from '../core/actor.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { abilities, authorize } from '../core/policy.ts';
import { packagingPolicy as may } from './policy.ts';
import * as packagings from './service.ts';

/** HTTP for packaging types. */
export default {
  async listPackagings({ actor, query }) {
    authorize(may.list(actor));
    return packagings.list(may.visible(), query);
  },

  async createPackaging({ actor, body }) {
    authorize(may.create(actor));
    return shown(actor, await packagings.create(body));
  },

  async getPackaging({ actor, params }) {
    return shown(actor, await packagings.find(may.visible(), params.id));
  },

  async updatePackaging({ actor, params, body, ifMatch }) {
    const { id } = await packagings.find(may.visible(), params.id);
    authorize(may.update(actor));
    return shown(actor, await packagings.update(id, body, ifMatch));
  },

  async deletePackaging({ actor, params }) {
    const { id } = await packagings.find(may.visible(), params.id);
    authorize(may.delete(actor));
    return packagings.archive(id);
  },
} satisfies Handlers;

function shown(actor: Actor, packaging: Schemas['Packaging']) {
  return { ...packaging, can: abilities(may, actor, packaging) };
}
