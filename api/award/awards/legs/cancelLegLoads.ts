import type { Transaction } from 'objection';
import { type Cause, transition } from '../../../core/records/status/events.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { Shipment, shipmentFlow } from '../../../trip/shipments/index.ts';

/** Cancels the loads of the legs of a load, none of which has a carrier; whoever heard of them hears of the whole. */
export async function cancelLegLoads(
  trx: Transaction,
  { id: wholeId, companyId }: CompanyKey,
  cause: Cause,
): Promise<void> {
  const loads = await Shipment.query(trx)
    .where({ companyId, wholeId })
    .whereNot('status', 'cancelled')
    .orderBy('legPosition')
    .forUpdate();
  for (const load of loads) {
    const ofShipments = { model: Shipment, table: shipmentFlow(load.movement) };
    await transition(trx, ofShipments, load, 'cancelled', cause);
  }
}
