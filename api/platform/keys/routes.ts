import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { keyPolicy as may } from './policy.ts';
import { scopesFor } from './scopes.ts';
import * as keys from './service.ts';
import { usageOf } from './usage.ts';
import { keyView } from './view.ts';

/** HTTP for API keys; the scopes that a maker may give come from the policies of all modules. */
export function handlersOf({ modules }: ModuleContext) {
  return {
    async listKeys({ actor, query }) {
      authorize(may.list(actor));
      return keys.list(may.visible(actor), query);
    },

    async createKey({ actor, body, now }) {
      authorize(may.create(actor));
      return keys.create(actor, body, { grantable: scopesFor(modules, actor), now });
    },

    async listKeyScopes({ actor }) {
      authorize(may.create(actor));
      return scopesFor(modules, actor);
    },

    async getKey({ actor, params }) {
      return presentKey(actor, await findKey(actor, params.id));
    },

    async listKeyHistory({ actor, params, query }) {
      const { id } = await findKey(actor, params.id);
      return readChanges(keyView, id, actor, query);
    },

    async updateKey({ actor, params, body, ifMatch }) {
      const key = await findKey(actor, params.id);
      authorize(may.rename(actor));
      return presentKey(actor, await keys.rename(key.id, body, ifMatch));
    },

    async revokeKey({ actor, params, now }) {
      const key = await findKey(actor, params.id);
      authorize(may.revoke(actor, key));
      return presentKey(actor, await keys.revoke(key.id, now));
    },

    async getKeyUsage({ actor, params, query, now }) {
      const { id } = await findKey(actor, params.id);
      return usageOf(id, { days: query.days ?? 30, timeZone: actor.timeZone, now });
    },
  } satisfies Handlers;
}

async function findKey(actor: Actor, id: string) {
  authorize(may.show(actor));
  return keys.find(may.visible(actor), id);
}

function presentKey(actor: Actor, key: Schemas['ApiKey']) {
  return { ...key, can: abilities(may, actor, key) };
}
