import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { radarPolicy as may } from './policy.ts';
import * as radar from './service.ts';

/** HTTP for the radar. */
export default {
  async listRadar({ actor, query }) {
    authorize(may.list(actor));
    return radar.list(actor, query);
  },

  async askForDocument({ actor, params, body, now }) {
    return radar.ask(actor, params.id, { ...body, now });
  },

  async askForAllDocuments({ actor, params, now }) {
    return radar.askForAll(actor, params.id, now);
  },
} satisfies Handlers;
