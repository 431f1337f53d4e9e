import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Shipment } from '../../shipments/index.ts';
import { Leg } from '../Leg.ts';

/** Inserts a leg of a load that has a carrier, by default the Mexican one. */
export async function buildLeg(overrides: Columns<Leg> & { shipmentId: string }): Promise<Leg> {
  const load = (await Shipment.query().findOne({ id: overrides.shipmentId }))!;
  const { companyId, carrierId } = load;
  return saved(Leg, { companyId, carrierId: carrierId!, kind: 'mexican', ...overrides });
}
