import type { Transaction } from 'objection';
import { nextNumber } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { transactionTime } from '../../core/records/writing/columnValues.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { recordEvent, transition } from '../../core/records/status/events.ts';
import type { Quote } from '../../quoting/quotes/index.ts';
import { Shipment, shipmentFlow } from '../../trip/shipments/index.ts';

/**
 * Gives the load of an awarded quote to the carrier and returns its id: a new load, numbered per company, with the
 * quote's fields and stops; after an unassignment the same one again, with its folio and what was changed in it.
 */
export async function assignShipment(
  trx: Transaction,
  actor: Actor,
  quote: Quote,
  terms: AwardTerms,
): Promise<{ shipmentId: string; isNew: boolean }> {
  const { id: quoteId, companyId } = quote;
  const waitingLoad = await lockShipmentOf(trx, quote);
  if (waitingLoad) {
    await assignAgain(trx, actor, waitingLoad, terms);
    return { shipmentId: waitingLoad.id, isNew: false };
  }
  const number = await nextNumber(companyId, 'shipmentCount', trx);
  const { carrierId } = terms;
  const { rows } = await trx.raw(INSERT, { quoteId, companyId, carrierId, number });
  await trx.raw(INSERT_STOPS, { quoteId, companyId, shipmentId: rows[0].id });
  await recordEvent(trx, Shipment, rows[0], null, actor);
  return { shipmentId: rows[0].id, isNew: true };
}

/** The carrier of an award, and the quote's prices. */
type AwardTerms = Pick<Shipment, 'purchaseCost' | 'saleValue'> & { carrierId: string };

/** The load of a quote that is not cancelled, locked, because a driver may be moving it at the same time. */
export function lockShipmentOf(trx: Transaction, { id: quoteId, companyId }: CompanyKey) {
  return Shipment.query(trx)
    .where({ companyId, quoteId })
    .whereNot('status', 'cancelled')
    .forUpdate()
    .first();
}

async function assignAgain(trx: Transaction, actor: Actor, shipment: Shipment, terms: AwardTerms) {
  const ofShipments = { model: Shipment, table: shipmentFlow(shipment.movement) };
  const { id, companyId, status } = shipment;
  if (status === 'potential') await transition(trx, ofShipments, shipment, 'confirmed', actor);
  const confirmed = { id, companyId, status: 'confirmed' as const };
  const since = { ...terms, carrierSince: transactionTime };
  await transition(trx, ofShipments, confirmed, 'assigned', actor, since);
}

const COPIED = `company_id, customer_id, movement, origin, destination, pickup_date, pickup_from, pickup_to,
  delivery_date, delivery_from, delivery_to, equipment_id, comodity_id, hazmat, weight, weight_unit, units,
  kind, frequency, packaging, stackable, legal_weight, drayage, spot, length, width, height, dimension_unit,
  distance_km, target_rate, route_id, customer_reference, comment, currency, purchase_cost, sale_value`;

const INSERT = `
  insert into shipments (quote_id, carrier_id, number, status, ${COPIED})
  select id, :carrierId, :number, 'assigned', ${COPIED} from quotes
  where company_id = :companyId and id = :quoteId
  returning id, company_id as "companyId", status`;

const STOP =
  'company_id, position, kind, place, date, from_time, to_time, contact, reference, goods';

const INSERT_STOPS = `
  insert into shipment_stops (shipment_id, ${STOP})
  select :shipmentId, ${STOP} from quote_stops where company_id = :companyId and quote_id = :quoteId`;
