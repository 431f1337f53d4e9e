import { Shipment } from '../../shipments/index.ts';
import { companyOf, saved, type Columns } from '../../../testing/base/saved.ts';
import { Crossing } from '../Crossing.ts';

/** Inserts the crossing of a load. */
export async function buildCrossing(
  overrides: Columns<Crossing> & { shipmentId: string },
): Promise<Crossing> {
  return saved(Crossing, {
    companyId: await companyOf(Shipment, overrides.shipmentId),
    ...overrides,
  });
}
