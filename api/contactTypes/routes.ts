import type { Actor } from '../core/auth/actor.ts';
import { bulk } from '../core/records/bulk.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { history } from '../core/records/history.ts';
import { abilities, authorize } from '../core/auth/policy.ts';
import { contactTypePolicy as may } from './policy.ts';
import { contactTypeView } from './presenter.ts';
import * as contactTypes from './service.ts';

/** HTTP for contact types. */
export default {
  async listContactTypes({ actor, query }) {
    authorize(may.list(actor));
    return contactTypes.list(may.visible(), query);
  },

  async exportContactTypes({ actor, query }) {
    authorize(may.export(actor));
    return contactTypes.exported(may.visible(), query);
  },

  async bulkContactTypes({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createContactType({ actor, body }) {
    authorize(may.create(actor));
    return shown(actor, await contactTypes.create(body));
  },

  async getContactType({ actor, params }) {
    authorize(may.show(actor));
    return shown(actor, await contactTypes.find(may.visible(), params.id));
  },

  async listContactTypeHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await contactTypes.find(may.visible(), params.id);
    return history(contactTypeView, id, actor, query);
  },

  async updateContactType({ actor, params, body, ifMatch }) {
    const { id } = await contactTypes.find(may.visible(), params.id);
    authorize(may.update(actor));
    return shown(actor, await contactTypes.update(id, body, ifMatch));
  },

  async deleteContactType({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, named: string) {
  const { id } = await contactTypes.find(may.visible(), named);
  authorize(may.delete(actor));
  return contactTypes.archive(id);
}

function shown(actor: Actor, contactType: Schemas['ContactType']) {
  return { ...contactType, can: abilities(may, actor, contactType) };
}
