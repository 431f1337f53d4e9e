import { transition } from '../../core/records/status/events.ts';
import type { Reaction } from '../../core/records/status/reactions.ts';
import { Quote } from '../../quoting/quotes/index.ts';
import { notifyMoved, Shipment, shipmentFlow } from '../../trip/shipments/index.ts';
import { cancelLegLoads } from './legs/cancelLegLoads.ts';
import { lockShipmentOf } from './shipment.ts';

/**
 * However a quote ends, the load that an unassignment left without a carrier is cancelled with the quote's reason, with
 * those of its legs, and the broker and the customer are notified. Only the broker reads the comment, on the quote. An award after it creates
 * a new load.
 */
export const cancelLoad: Reaction = {
  model: Quote,
  statuses: ['dismissed', 'rejected', 'not_available'],
  async run(trx, quote, { userId, reason }) {
    const shipment = await lockShipmentOf(trx, quote as unknown as Quote);
    if (!shipment) return;
    const ofShipments = { model: Shipment, table: shipmentFlow(shipment.movement) };
    const cause = { userId, reason: reason ?? NO_CARRIER_LEFT };
    await transition(trx, ofShipments, shipment, 'cancelled', cause);
    if (shipment.byLegs) await cancelLegLoads(trx, shipment, cause);
    await notifyMoved(trx, shipment, 'cancelled');
  },
};

/** The reason of a quote that ended as `not_available`, which has none of its own. */
const NO_CARRIER_LEFT = 'no_availability';
