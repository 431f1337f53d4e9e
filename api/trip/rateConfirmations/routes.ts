import type { Actor } from '../../core/auth/actor.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Download } from '../../core/files/download.ts';
import { authorize } from '../../core/auth/policy.ts';
import { actOnShipment, findShipment } from '../shipments/index.ts';
import { documentOf } from './document/documentOf.ts';
import { rateConfirmationPolicy as may } from './policy.ts';
import { orIsAccepted } from './states.ts';
import { revisions } from './view.ts';
import * as confirmations from './service.ts';

/** HTTP for rate confirmations: visible to the users who see the load, except its customer. */
export default {
  async listRateConfirmations({ actor, params }) {
    const shipment = await load(actor, params.id);
    authorize(may.list(actor));
    return revisions(actor, shipment);
  },

  async issueRateConfirmation({ actor, params, body, now }) {
    await actOnShipment(actor, params.id, may.issue, (load) =>
      confirmations.issue(load, actor, body, now),
    );
    return revisions(actor, await load(actor, params.id));
  },

  async acceptRateConfirmation({ actor, params, body, now }) {
    await confirmations.act(actor, params, orIsAccepted(may.accept), (lockedConfirmation) =>
      confirmations.accept(lockedConfirmation, actor, body, now),
    );
    return revisions(actor, await load(actor, params.id));
  },

  async downloadRateConfirmation({ actor, params, query }) {
    const shipment = await load(actor, params.id);
    authorize(may.show(actor));
    const confirmation = await confirmations.find(actor, shipment, params.confirmationId);
    return new Download(await documentOf(confirmation, query.format, query.language));
  },
} satisfies Handlers;

function load(actor: Actor, id: string) {
  return findShipment(actor, may.visible(actor), id);
}
