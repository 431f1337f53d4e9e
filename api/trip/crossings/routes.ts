import type { Actor } from '../../core/auth/actor.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { actOnShipment, findShipment } from '../shipments/index.ts';
import { crossingPolicy as may } from './policy.ts';
import * as crossings from './service.ts';
import { crossingOf } from './view.ts';

/** HTTP for the border crossings of loads. */
export default {
  async getCrossing({ actor, params }) {
    return presentCrossing(actor, params.id);
  },

  async updateCrossing({ actor, params, body, ifMatch, now }) {
    await actOnShipment(actor, params.id, may.update, (lockedShipment) =>
      crossings.update(lockedShipment, body, { ifMatch, now }),
    );
    return presentCrossing(actor, params.id);
  },
} satisfies Handlers;

async function presentCrossing(actor: Actor, id: string) {
  const shipment = await findShipment(actor, may.visible(actor), id);
  authorize(may.show(actor));
  if (shipment.movement !== 'cross_border') throw new Refusal('NOT_FOUND');
  return { ...(await crossingOf(shipment)), can: abilities(may, actor, shipment) };
}
