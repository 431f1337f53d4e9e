import type { Actor } from '../core/actor.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { abilities, authorize } from '../core/policy.ts';
import { contactTypePolicy as may } from './policy.ts';
import * as contactTypes from './service.ts';

/** HTTP for contact types. */
export default {
  async listContactTypes({ actor, query }) {
    authorize(may.list(actor));
    return contactTypes.list(may.visible(), query);
  },

  async createContactType({ actor, body }) {
    authorize(may.create(actor));
    return shown(actor, await contactTypes.create(body));
  },

  async getContactType({ actor, params }) {
    return shown(actor, await contactTypes.find(may.visible(), params.id));
  },

  async updateContactType({ actor, params, body, ifMatch }) {
    const { id } = await contactTypes.find(may.visible(), params.id);
    authorize(may.update(actor));
    return shown(actor, await contactTypes.update(id, body, ifMatch));
  },

  async deleteContactType({ actor, params }) {
    const { id } = await contactTypes.find(may.visible(), params.id);
    authorize(may.delete(actor));
    return contactTypes.archive(id);
  },
} satisfies Handlers;

function shown(actor: Actor, contactType: Schemas['ContactType']) {
  return { ...contactType, can: abilities(may, actor, contactType) };
}
