import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import { amend } from '../../../core/records/writing/save.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { Shipment } from '../../../trip/shipments/index.ts';
import { notifyCustomer } from '../notices.ts';
import { insertShipment, lockShipmentOf } from '../shipment.ts';

/**
 * The load of a quote of which legs have a carrier, with its price and, once all have one, its cost: a new load of which the
 * customer hears, or the one that is there, with its folio.
 */
export async function loadByLegs(
  trx: Transaction,
  actor: Actor,
  { id, companyId }: CompanyKey,
  now: Date,
): Promise<CompanyKey> {
  const whole = (await Quote.query(trx).findOne({ id, companyId }))!;
  const load = await lockShipmentOf(trx, whole);
  if (load) {
    const { purchaseCost, saleValue } = whole;
    await amend(Shipment, load, { purchaseCost, saleValue, byLegs: true }, { trx });
    return load;
  }
  const shipmentId = await insertShipment(trx, actor, whole, { carrierId: null, wholeId: null });
  const shipment = (await Shipment.query(trx).findOne({ id: shipmentId, companyId }))!;
  await notifyCustomer(trx, shipment, now);
  return shipment;
}
