import type { Actor } from '../../core/auth/actor.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import { withOwner, unknownOwner } from './owner.ts';
import { contactPolicy as may } from './policy.ts';
import { contactView } from './view.ts';
import * as contacts from './service.ts';

/** HTTP for contacts. */
export default {
  async listContacts({ actor, query }) {
    authorize(may.list(actor));
    return contacts.list(may.visible(actor), query);
  },

  async exportContacts({ actor, query }) {
    authorize(may.export(actor));
    return contacts.exported(may.visible(actor), query);
  },

  async bulkContacts({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createContact({ actor, body }) {
    authorize(may.create(actor));
    const { contact, owner } = await withOwner(actor, body);
    if (!may.create(actor, owner)) throw unknownOwner(contact);
    return presentContact(actor, await contacts.create(contact));
  },

  async getContact({ actor, params }) {
    authorize(may.show(actor));
    return presentContact(actor, await contacts.find(may.visible(actor), params.id));
  },

  async listContactHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await contacts.find(may.visible(actor), params.id);
    return readChanges(contactView, id, actor, query);
  },

  async updateContact({ actor, params, body, ifMatch }) {
    const contact = await contacts.find(may.visible(actor), params.id);
    authorize(may.update(actor, contact));
    return presentContact(actor, await contacts.update(contact, body, ifMatch));
  },

  async deleteContact({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, id: string) {
  const contact = await contacts.find(may.visible(actor), id);
  authorize(may.delete(actor, contact));
  return contacts.archive(contact);
}

function presentContact(actor: Actor, contact: Schemas['Contact']) {
  return { ...contact, can: abilities(may, actor, contact) };
}
