import type { Actor } from '../../core/auth/actor.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { abilities, authorize, everything, nothing, type Scope } from '../../core/auth/policy.ts';
import { colleaguesOf } from './absence/absence.ts';
import { saveFileReference } from './files.ts';
import { listsCustomers, userPolicy as may } from './policy.ts';
import { userView } from './view.ts';
import * as users from './service.ts';

/** HTTP for users. */
export default {
  async listUsers({ actor, query }) {
    if (query.filters.type !== 'customers') authorize(may.list(actor));
    return users.list(await scopeOfList(actor, query.filters.type), query);
  },

  async exportUsers({ actor, query }) {
    authorize(may.export(actor));
    return users.exported(await scopeOfList(actor, query.filters.type), query);
  },

  async bulkUsers({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createUser({ actor, body }) {
    authorize(may.create(actor));
    return presentUser(actor, await users.create(actor, may.visible(actor), body));
  },

  async confirmUser({ actor, query }) {
    return users.find(everything, await ownId(actor, query.email));
  },

  async getUserDetails({ actor, query }) {
    if (actor.type === 'internal') return users.findByEmail(may.visible(actor), query.email);
    return users.find(everything, await ownId(actor, query.email));
  },

  async getUserDetailsById({ actor, params }) {
    authorize(may.show(actor));
    return presentUser(actor, await users.find(may.visible(actor), params.id));
  },

  async getUser({ actor, params }) {
    authorize(may.show(actor));
    return presentUser(actor, await users.find(may.visible(actor), params.id));
  },

  async listUserHistory({ actor, params, query }) {
    authorize(may.show(actor));
    const { id } = await users.find(may.visible(actor), params.id);
    return readChanges(userView, id, actor, query);
  },

  async updateUser({ actor, params, body, ifMatch }) {
    const user = await users.find(may.visible(actor), params.id);
    authorize(may.update(actor, user));
    return presentUser(actor, await users.update(actor, user, body, ifMatch));
  },

  async listColleagues({ actor, params }) {
    const user = await users.find(may.visible(actor), params.id);
    authorize(may.update(actor, user));
    return colleaguesOf(user);
  },

  async restoreUser({ actor, params }) {
    const user = await users.find(may.visible(actor), params.id);
    authorize(may.restore(actor, user));
    return presentUser(actor, await users.restore(user.id));
  },

  async setUserFile({ actor, params, query }) {
    const user = await users.find(may.visible(actor), params.id);
    authorize(may.update(actor, user));
    return presentUser(actor, await saveFileReference(user, query.fileParam));
  },

  async deleteUser({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

/** The visible users; of customers, staff see all, a broker's admin those of its own, and others none. */
async function scopeOfList(actor: Actor, type: unknown): Promise<Scope> {
  if (type !== 'customers' || actor.type === 'internal') return may.visible(actor);
  return listsCustomers(actor) ? users.scopeOfCustomers(actor.companyId) : nothing;
}

async function archive(actor: Actor, id: string) {
  const user = await users.find(may.visible(actor), id);
  authorize(may.delete(actor, user));
  return users.archive(user.id);
}

function presentUser(actor: Actor, user: Schemas['User']) {
  return { ...user, can: abilities(may, actor, user) };
}

/** The caller's id if the e-mail address is the caller's; a parameter does not authenticate anybody. */
async function ownId(actor: Actor, email: string) {
  const caller = await users.find(everything, actor.userId!);
  if (caller.email.toLowerCase() !== email.toLowerCase()) throw new Refusal('NOT_FOUND');
  return caller.id;
}
