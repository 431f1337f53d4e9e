import type { Transaction } from 'objection';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { notifyCustomerMoved } from '../notices.ts';
import { Shipment } from '../Shipment.ts';

/**
 * Runs work that moves a leg by several steps, each `isUntold`, and then tells the customer of the load once, where its status or
 * its stop is another than before.
 */
export async function tellOnce(
  trx: Transaction,
  whole: CompanyKey,
  work: () => Promise<void>,
): Promise<void> {
  const before = await read(trx, whole);
  await work();
  const after = await read(trx, whole);
  const { status, currentStop: stop } = after;
  if (status === before.status && stop === before.currentStop) return;
  await notifyCustomerMoved(trx, after, status, { stop });
}

async function read(trx: Transaction, { id, companyId }: CompanyKey): Promise<Shipment> {
  return await Shipment.query(trx).findOne({ id, companyId }).throwIfNotFound();
}
