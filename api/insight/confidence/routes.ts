import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { carrierPolicy as may, findCarrier } from '../../network/carriers/index.ts';
import { explained, setConfidence } from './service.ts';

/** HTTP for the confidence level of a carrier; the carrier itself sees only the level. */
export default {
  async getCarrierConfidence({ actor, params }) {
    authorize(may.compare(actor));
    const { id } = await findCarrier(actor, may.visible(actor), params.id);
    return explained(actor, id);
  },

  async setCarrierConfidence({ actor, params, body, now }) {
    authorize(may.show(actor));
    const carrier = await findCarrier(actor, may.visible(actor), params.id);
    authorize(may.assess(actor, carrier));
    await setConfidence(actor, carrier.id, body, now);
    return explained(actor, carrier.id);
  },
} satisfies Handlers;
