import { Shipment } from '../../shipments/index.ts';
import { companyOf, saved } from '../../../testing/base/saved.ts';
import { CartaPorte } from '../CartaPorte.ts';
import type { Data } from '../data.ts';
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
