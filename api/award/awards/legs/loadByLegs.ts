import type { Transaction } from 'objection';
import type { Actor } from '../../../core/auth/actor.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { transition } from '../../../core/records/status/events.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { notifyMoved, Shipment, shipmentFlow } from '../../../trip/shipments/index.ts';
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
    await follow(trx, actor, load, whole);
    return load;
  }
  const shipmentId = await insertShipment(trx, actor, whole, { carrierId: null, wholeId: null });
  const shipment = (await Shipment.query(trx).findOne({ id: shipmentId, companyId }))!;
  await notifyCustomer(trx, shipment, now);
  return shipment;
}

/** Keeps cost and price of the quote in its load, which is by legs now, and has a carrier again. */
async function follow(
  trx: Transaction,
  actor: Actor,
  load: Shipment,
  { purchaseCost, saleValue }: Quote,
): Promise<void> {
  const changes = { purchaseCost, saleValue, byLegs: true };
  if (!WAITING.includes(load.status)) return amend(Shipment, load, changes, { trx });
  const { id, companyId } = load;
  const ofShipments = { model: Shipment, table: shipmentFlow(load.movement) };
  if (load.status === 'potential') await transition(trx, ofShipments, load, 'confirmed', actor);
  const confirmed = { id, companyId, status: 'confirmed' as const };
  await transition(trx, ofShipments, confirmed, 'assigned', actor, changes);
  await notifyMoved(trx, load, 'assigned');
}

const WAITING: Shipment['status'][] = ['potential', 'confirmed'];
