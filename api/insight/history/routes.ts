import type { Handlers } from '../../core/http/handlers.ts';
import { authorize } from '../../core/auth/policy.ts';
import { historyPolicy as may } from './policy.ts';
import * as history from './service.ts';

/** HTTP for the history. */
export default {
  async listHistory({ actor, query }) {
    authorize(may.list(actor));
    return history.list(actor, query);
  },

  async exportHistory({ actor, query }) {
    authorize(may.export(actor));
    return history.exported(actor, query);
  },

  async getHistory({ actor, params }) {
    authorize(may.show(actor));
    return history.story(actor, params.id);
  },
} satisfies Handlers;
