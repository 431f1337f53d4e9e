import type { Handlers } from '../../core/http/handlers.ts';
import { authorize } from '../../core/auth/policy.ts';
import { quotePolicy as may, quoteKeyOf } from '../quotes/index.ts';
import { laneDistance } from './distance.ts';
import { laneMemory, laneMemoryOf } from './laneMemory.ts';

/** HTTP for the rate history and the distance of lanes. */
export default {
  async getLaneMemory({ actor, query, now }) {
    authorize(may.estimate(actor));
    return laneMemory(actor, query, now);
  },

  async getLaneDistance({ actor, query }) {
    authorize(may.estimate(actor));
    return laneDistance(actor, query);
  },

  async getQuoteLaneMemory({ actor, params, now }) {
    authorize(may.estimate(actor));
    return laneMemoryOf(await quoteKeyOf(actor, params.id), now);
  },
} satisfies Handlers;
