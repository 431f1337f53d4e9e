import type { Transaction } from 'objection';
import type { Scope } from '../../../core/auth/policy.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import { within } from '../../../core/list/read.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { Shipment } from '../Shipment.ts';

/** A load within the scope, with a row lock until the transaction ends, of a leg after that of its whole; throws 404 when there is none. */
export async function lockLoad(scope: Scope, id: string, trx: Transaction): Promise<Shipment> {
  const { companyId, wholeId } = await keysOf(scope, id, trx);
  if (wholeId) await lockWhole(trx, { companyId, id: wholeId });
  const load = await loads(trx, scope).findOne({ id, companyId }).forUpdate();
  if (!load) throw new Refusal('NOT_FOUND');
  return load;
}

/** Locks a load by its key, before one of its legs is locked, so that two actions never wait for each other. */
async function lockWhole(trx: Transaction, { id, companyId }: CompanyKey): Promise<void> {
  await Shipment.query(trx).findOne({ id, companyId }).select('id').forUpdate();
}

async function keysOf(scope: Scope, id: string, trx: Transaction): Promise<Shipment> {
  const keys = await loads(trx, scope).findById(id).select('companyId', 'wholeId');
  if (!keys) throw new Refusal('NOT_FOUND');
  return keys;
}

function loads(trx: Transaction, scope: Scope) {
  return within(Shipment.query(trx), scope) as ReturnType<typeof Shipment.query<Shipment>>;
}
