import type { Handlers } from '../../core/http/handlers.ts';
import { authorize } from '../../core/auth/policy.ts';
import { quotePolicy as may, quoteKeyOf } from '../quotes/index.ts';
import { estimateFuel, fuelOf } from './quoteSurcharge.ts';

/** HTTP for fuel surcharges: of a quote, and of a quote form. */
export default {
  async estimateFuelSurcharge({ actor, query, now }) {
    authorize(may.estimate(actor));
    return estimateFuel(actor, query, now);
  },

  async getFuelSurcharge({ actor, params, now }) {
    authorize(may.estimate(actor));
    return fuelOf(await quoteKeyOf(actor, params.id), now);
  },
} satisfies Handlers;
