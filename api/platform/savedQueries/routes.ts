import type { Handlers } from '../../core/http/handlers.ts';
import { authorize } from '../../core/auth/policy.ts';
import { savedQueryPolicy as may } from './policy.ts';
import * as savedQueries from './service.ts';

/** HTTP for saved queries. */
export default {
  async listSavedQueries({ actor, query }) {
    authorize(may.list(actor));
    return savedQueries.list(may.visible(actor), query);
  },

  async createSavedQuery({ actor, body }) {
    authorize(may.create(actor));
    return savedQueries.create(actor, body);
  },

  async deleteSavedQuery({ actor, params }) {
    const { id } = await savedQueries.find(may.visible(actor), params.id);
    authorize(may.delete(actor));
    return savedQueries.remove(id);
  },
} satisfies Handlers;
