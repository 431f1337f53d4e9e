import { Carrier, carrierPolicy as may } from '../../network/carriers/index.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { within } from '../../core/list/read.ts';
import { factsOf } from './facts.ts';

/** HTTP for what is known of who a carrier is. */
export default {
  async getCarrierIdentity({ actor, params, now }) {
    authorize(may.compare(actor));
    const carrier = await within(Carrier.query(), may.visible(actor)).findById(params.id);
    if (!carrier) throw new Refusal('NOT_FOUND');
    return factsOf(actor, carrier as Carrier, now);
  },
} satisfies Handlers;
