import type { Actor } from '../core/auth/actor.ts';
import { bulk } from '../core/records/bulk.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { history } from '../core/records/history.ts';
import { abilities, authorize } from '../core/auth/policy.ts';
import { packagingPolicy as may } from './policy.ts';
import { packagingView } from './presenter.ts';
import * as packagings from './service.ts';

/** HTTP for packaging types. */
export default {
  async listPackagings({ actor, query }) {
    authorize(may.list(actor));
    return packagings.list(may.visible(), query);
  },

  async exportPackagings({ actor, query }) {
    authorize(may.export(actor));
    return packagings.exported(may.visible(), query);
  },

  async bulkPackagings({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createPackaging({ actor, body }) {
    authorize(may.create(actor));
    return shown(actor, await packagings.create(body));
  },

  async getPackaging({ actor, params }) {
    authorize(may.show(actor));
    return shown(actor, await packagings.find(may.visible(), params.id));
  },

  async listPackagingHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await packagings.find(may.visible(), params.id);
    return history(packagingView, id, actor, query);
  },

  async updatePackaging({ actor, params, body, ifMatch }) {
    const { id } = await packagings.find(may.visible(), params.id);
    authorize(may.update(actor));
    return shown(actor, await packagings.update(id, body, ifMatch));
  },

  async deletePackaging({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, named: string) {
  const { id } = await packagings.find(may.visible(), named);
  authorize(may.delete(actor));
  return packagings.archive(id);
}

function shown(actor: Actor, packaging: Schemas['Packaging']) {
  return { ...packaging, can: abilities(may, actor, packaging) };
}
