import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { findShipment } from '../shipments/index.ts';
import { arrivalPolicy as may } from './policy.ts';
import { arrivalOf } from './service.ts';

/** HTTP for the expected arrivals of loads. */
export default {
  async getArrival({ actor, params, now }) {
    const { id, companyId } = await findShipment(actor, may.visible(actor), params.id);
    authorize(may.show(actor));
    return arrivalOf({ id, companyId }, actor, now);
  },
} satisfies Handlers;
