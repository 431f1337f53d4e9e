import { Shipment } from '../../shipments/index.ts';
import { companyOf, saved } from '../../../testing/base/saved.ts';
import { CartaPorte } from '../CartaPorte.ts';
import type { Data } from '../data.ts';
import { testDb } from '../../../testing/base/db.ts';
import { domestic } from './samples.ts';

/** Saves both parts of a load, by default those of a correct domestic one. */
export async function buildCartaPorte(
  shipmentId: string,
  { customer, carrier }: Data = domestic(),
): Promise<CartaPorte> {
  const companyId = await companyOf(Shipment, shipmentId);
  const { carrierId } = (await Shipment.query().findOne({ id: shipmentId, companyId }))!;
  const now = new Date();
  return saved(CartaPorte, {
    companyId,
    shipmentId,
    customer,
    customerSavedAt: now,
    ...(carrierId && { carrier, carrierSavedAt: now, carrierId }),
  });
}

/** Gives a load these stops in driving order; the first and the last have the place and the window of the load. */
export async function buildStops(shipmentId: string, stops: StopColumns[]): Promise<void> {
  const companyId = await companyOf(Shipment, shipmentId);
  const rows = stops.map(({ goods = [], ...stop }, index) => ({
    ...stop,
    companyId,
    shipmentId,
    position: index + 1,
    goods: JSON.stringify(goods),
  }));
  const db = await testDb();
  for (const row of rows) await db('shipment_stops').insert(row);
}

/** The columns of a stop; the place and the window are of one between the ends. */
interface StopColumns {
  kind: 'pickup' | 'delivery';
  place?: object;
  date?: string;
  fromTime?: string;
  goods?: object[];
}
