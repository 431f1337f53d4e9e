import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { actOnShipment, findShipment } from '../shipments/index.ts';
import { choicesOf } from './choices.ts';
import { legPolicy as may } from './policy.ts';
import * as legs from './service.ts';
import { legsOf } from './view.ts';

/** HTTP for the legs of loads. */
export default {
  async listLegs({ actor, params }) {
    return presentLegs(actor, params.id);
  },

  async listLegChoices({ actor, params }) {
    const shipment = await findShipment(actor, may.visible(actor), params.id);
    authorize(may.list(actor));
    return choicesOf(actor, shipment);
  },

  async updateLeg({ actor, params: { id, kind }, body: change, ifMatch, now }) {
    await actOnShipment(actor, id, may.update, (lockedShipment) =>
      legs.update(lockedShipment, { kind, change, ifMatch, now }),
    );
    return (await presentLegs(actor, id)).find((leg) => leg.kind === kind)!;
  },
} satisfies Handlers;

async function presentLegs(actor: Actor, id: string) {
  const shipment = await findShipment(actor, may.visible(actor), id);
  authorize(may.list(actor));
  const can = abilities(may, actor, shipment);
  return (await legsOf(shipment)).map((leg) => ({ ...leg, can }));
}
