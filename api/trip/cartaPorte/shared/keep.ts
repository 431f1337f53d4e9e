import type { Transaction } from 'objection';
import { Shipment } from '../../shipments/index.ts';
import { type Load, readLoad } from '../load.ts';
import { customerOf } from '../prefill/prefill.ts';
import { isDriven, versionOf } from './ofLeg.ts';

/**
 * Gives the legs of a load that have been driven a copy of its customer's part before that changes; the other legs go on with
 * what the load says. Returns the ids of the legs that drive in Mexico, of a load without legs none.
 */
export async function keepOfDriven(trx: Transaction, whole: Load): Promise<string[]> {
  const { companyId } = whole;
  const legs = await Shipment.query(trx)
    .where({ companyId, wholeId: whole.id })
    .whereNot('movement', 'us')
    .select('id');
  for (const { id } of legs)
    await keep(trx, { ...(await readLoad(trx, { companyId, id })), whole });
  return legs.map(({ id }) => id);
}

async function keep(trx: Transaction, leg: Load & { whole: Load }): Promise<void> {
  const { companyId, id: shipmentId, customerKept } = leg;
  const isKept = isDriven(leg);
  if (isKept === !!customerKept) return;
  const row = {
    customerKept: isKept ? JSON.stringify(customerOf(leg).values) : null,
    // The version of the whole load counts no more, or again; neither may lead to one that a client has seen.
    customerVersion: isKept ? versionOf(leg, 'customer') : leg.customerVersion + 1,
  };
  await trx('carta_portes')
    .insert({ companyId, shipmentId, ...row })
    .onConflict(['company_id', 'shipment_id'])
    .merge({ ...row, version: trx.raw('carta_portes.version + 1') });
}
