import type { Transaction } from 'objection';
import { nextNumber } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { transactionTime } from '../../core/records/writing/columnValues.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { recordEvent, transition } from '../../core/records/status/events.ts';
import { amend } from '../../core/records/writing/save.ts';
import type { Quote } from '../../quoting/quotes/index.ts';
import { Shipment, shipmentFlow } from '../../trip/shipments/index.ts';
import { cancelLegLoads } from './legs/cancelLegLoads.ts';

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
  const waitingLoad = await lockShipmentOf(trx, quote);
  if (waitingLoad) {
    await assignAgain(trx, actor, waitingLoad, terms);
    return { shipmentId: waitingLoad.id, isNew: false };
  }
  return { shipmentId: await insertShipment(trx, actor, quote, terms), isNew: true };
}

/** Inserts the load of a quote with its stops and returns its id; without a carrier it is by legs. */
export async function insertShipment(
  trx: Transaction,
  actor: Actor,
  { id: quoteId, companyId }: Quote,
  { carrierId, wholeId = null }: Pick<AwardTerms, 'wholeId'> & Pick<Shipment, 'carrierId'>,
): Promise<string> {
  const number = await nextNumber(companyId, 'shipmentCount', trx);
  const byLegs = carrierId === null;
  const row = { quoteId, companyId, carrierId, number, wholeId, byLegs };
  const { rows } = await trx.raw(INSERT, row);
  await trx.raw(INSERT_STOPS, { quoteId, companyId, shipmentId: rows[0].id });
  await recordEvent(trx, Shipment, rows[0], null, actor);
  return rows[0].id;
}

/** The carrier of an award, the quote's prices, and of a leg the load that it is a leg of. */
type AwardTerms = Pick<Shipment, 'purchaseCost' | 'saleValue'> & {
  carrierId: string;
  wholeId?: string | null;
};

/** The load of a quote that is not cancelled, locked, because a driver may be moving it at the same time; of a leg after that of its whole. */
export async function lockShipmentOf(
  trx: Transaction,
  { id, companyId, wholeId }: CompanyKey & Pick<Quote, 'wholeId'>,
): Promise<Shipment | undefined> {
  if (wholeId) await lockByQuote(trx, { companyId, quoteId: wholeId });
  return lockByQuote(trx, { companyId, quoteId: id });
}

function lockByQuote(trx: Transaction, quote: { companyId: string; quoteId: string }) {
  return Shipment.query(trx).where(quote).whereNot('status', 'cancelled').forUpdate().first();
}

async function assignAgain(trx: Transaction, actor: Actor, shipment: Shipment, terms: AwardTerms) {
  const ofShipments = { model: Shipment, table: shipmentFlow(shipment.movement) };
  const { id, companyId, status } = shipment;
  if (shipment.byLegs) await endLegs(trx, actor, shipment);
  if (status === 'potential') await transition(trx, ofShipments, shipment, 'confirmed', actor);
  const confirmed = { id, companyId, status: 'confirmed' as const };
  const { carrierId, purchaseCost, saleValue } = terms;
  const since = { carrierId, purchaseCost, saleValue, carrierSince: transactionTime };
  await transition(trx, ofShipments, confirmed, 'assigned', actor, since);
}

/** Gives a load that was by legs, none of which has a carrier any more, to one carrier: the loads of its legs are cancelled. */
async function endLegs(trx: Transaction, actor: Actor, shipment: Shipment): Promise<void> {
  await amend(Shipment, shipment, { byLegs: false }, { trx });
  await cancelLegLoads(trx, shipment, { userId: actor.userId, reason: 'load_already_covered' });
}

const COPIED = `company_id, customer_id, movement, origin, destination, pickup_date, pickup_from, pickup_to,
  delivery_date, delivery_from, delivery_to, equipment_id, comodity_id, hazmat, weight, weight_unit, units,
  kind, frequency, packaging, stackable, legal_weight, drayage, spot, length, width, height, dimension_unit,
  distance_km, target_rate, route_id, customer_reference, comment, currency, purchase_cost, sale_value, stops_text,
  stop_states, leg, leg_position, hand_over`;

const INSERT = `
  insert into shipments (quote_id, carrier_id, number, status, whole_id, by_legs, ${COPIED})
  select id, :carrierId::uuid, :number, 'assigned', :wholeId::uuid, :byLegs, ${COPIED} from quotes
  where company_id = :companyId and id = :quoteId
  returning id, company_id as "companyId", status`;

const STOP =
  'company_id, position, kind, place, date, from_time, to_time, contact, reference, goods';

const INSERT_STOPS = `
  insert into shipment_stops (shipment_id, ${STOP})
  select :shipmentId, ${STOP} from quote_stops where company_id = :companyId and quote_id = :quoteId`;
