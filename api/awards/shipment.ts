import type { Transaction } from 'objection';
import { nextNumber } from '../companies/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import { recordEvent } from '../core/records/events.ts';
import type { Quote } from '../quotes/index.ts';
import { Shipment } from '../shipments/index.ts';

/**
 * Creates the shipment of an awarded quote: numbered per company, with the quote's fields and the carrier. Returns
 * its id.
 */
export async function createShipment(
  trx: Transaction,
  actor: Actor,
  { id: quoteId, companyId }: Quote,
  carrierId: string,
): Promise<string> {
  const number = await nextNumber(companyId, 'shipmentCount', trx);
  const { rows } = await trx.raw(INSERT, { quoteId, companyId, carrierId, number });
  await recordEvent(trx, Shipment, rows[0], null, actor);
  return rows[0].id;
}

const COPIED = `company_id, customer_id, movement, origin, destination, pickup_date, pickup_from, pickup_to,
  delivery_date, delivery_from, delivery_to, equipment_id, comodity_id, hazmat, weight, weight_unit, units,
  customer_reference, comment, currency, purchase_cost, sale_value`;

const INSERT = `
  insert into shipments (quote_id, carrier_id, number, status, ${COPIED})
  select id, :carrierId, :number, 'assigned', ${COPIED} from quotes
  where company_id = :companyId and id = :quoteId
  returning id, company_id as "companyId", status`;
