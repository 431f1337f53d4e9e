import { Shipment } from '../shipments/index.ts';
import { testDb } from '../testing/base/db.ts';
import { RateConfirmation } from './RateConfirmation.ts';
import { issueFirst } from './service.ts';

/** The first revision of a saved load that a carrier has. */
export async function buildConfirmation(shipmentId: string): Promise<RateConfirmation> {
  await testDb();
  const shipment = await Shipment.query().findById(shipmentId);
  const system = { userId: null as never };
  await Shipment.transaction((trx) => issueFirst(trx, system, shipment!, new Date()));
  return (await RateConfirmation.query().findOne({ shipmentId }))!;
}
