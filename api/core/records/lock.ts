import type { Transaction } from 'objection';
import type { Scope } from '../auth/policy.ts';
import { Refusal } from '../http/errors.ts';
import { within } from '../list/read.ts';
import type { CompanyEntity, CompanyKey } from './Entity.ts';

type Model<Row> = { new (): Row } & typeof CompanyEntity;

/** The key of a record that the scope shows, found by its id alone; throws 404 when there is none. */
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

/** A record within the scope, with a row lock until the transaction ends; throws 404 when there is none. */
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
