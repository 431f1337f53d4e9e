import type { Transaction } from 'objection';
import type { Scope } from '../auth/policy.ts';
import { Refusal } from '../http/errors.ts';
import { within } from '../list/read.ts';
import type { CompanyEntity, CompanyKey } from './Entity.ts';

type Model<Row> = { new (): Row } & typeof CompanyEntity;

/** The id and the company of a record that the scope shows, else 404: the only look-up by id alone before a lock. */
export async function keyWithin(
  model: typeof CompanyEntity,
  scope: Scope,
  id: string,
  trx?: Transaction,
): Promise<CompanyKey> {
  const found = await within(model.query(trx), scope).findById(id).select('companyId');
  if (!found) throw new Refusal('NOT_FOUND');
  return { id, companyId: (found as CompanyEntity).companyId };
}

/** A record within the scope, locked until the transaction ends, so that of two decisions one waits for the other. */
export async function lockWithin<Row extends CompanyEntity>(
  model: Model<Row>,
  scope: Scope,
  id: string,
  trx: Transaction,
): Promise<Row> {
  const { companyId } = await keyWithin(model, scope, id, trx);
  const query = within(model.query(trx), scope) as ReturnType<typeof model.query>;
  const locked = await query.findOne({ id, companyId }).forUpdate();
  if (!locked) throw new Refusal('NOT_FOUND');
  return locked as Row;
}
