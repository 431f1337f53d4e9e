import type { Actor } from '../core/actor.ts';
import type { Handlers, Schemas } from '../core/contract/types.ts';
import { abilities, authorize } from '../core/policy.ts';
import { placed, unknownOwner } from './owner.ts';
import { contactPolicy as may } from './policy.ts';
import * as contacts from './service.ts';

/** HTTP for contacts. */
export default {
  async listContacts({ actor, query }) {
    authorize(may.list(actor));
    return contacts.list(may.visible(actor), query);
  },

  async createContact({ actor, body }) {
    authorize(may.create(actor));
    const { contact, owner } = await placed(actor, body);
    if (!may.create(actor, owner)) throw unknownOwner(contact);
    return shown(actor, await contacts.create(contact));
  },

  async getContact({ actor, params }) {
    return shown(actor, await contacts.find(may.visible(actor), params.id));
  },

  async updateContact({ actor, params, body, ifMatch }) {
    const contact = await contacts.find(may.visible(actor), params.id);
    authorize(may.update(actor, contact));
    return shown(actor, await contacts.update(contact, body, ifMatch));
  },

  async deleteContact({ actor, params }) {
    const contact = await contacts.find(may.visible(actor), params.id);
    authorize(may.delete(actor, contact));
    return contacts.archive(contact.id);
  },
} satisfies Handlers;

function shown(actor: Actor, contact: Schemas['Contact']) {
  return { ...contact, can: abilities(may, actor, contact) };
}
