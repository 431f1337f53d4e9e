import type { Transaction } from 'objection';
import type { Actor } from '../auth/actor.ts';
import { authorize, type Rule, type Scope } from '../auth/policy.ts';
import { Refusal } from '../errors/errors.ts';
import { within } from '../list/read.ts';
import type { CompanyKey, Entity } from '../sql/Entity.ts';

interface Act<T, Locked> {
  actor: Actor;
  /** The rule that must allow the action; it tests the `record` that `lock` returns. */
  rule: Rule<T>;
  /** Finds and locks the record, and whatever else the action needs; throws 404 when the actor may not see it. */
  lock: (trx: Transaction) => Promise<Locked & { record: T }>;
}

/**
 * Locks a record, authorizes the action on it and runs the work, in one transaction. Throws 404, 403, or 409 for the
 * record's state. The lock is held until the transaction ends, so of two concurrent actions the second is authorized on
 * the record as the first one left it.
 */
export function actOn<T, Locked, Result>(
  model: typeof Entity,
  { actor, rule, lock }: Act<T, Locked>,
  work: (lockedRecords: Locked & { record: T }, trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return model.transaction(async (trx) => {
    const lockedRecords = await lock(trx);
    authorize(rule(actor, lockedRecords.record));
    return work(lockedRecords, trx);
  });
}

/** The key of a record that the scope shows, found by its id alone; throws 404 when there is none. */
export async function keyWithin(
  model: typeof Entity,
  scope: Scope,
  id: string,
  trx?: Transaction,
): Promise<CompanyKey> {
  const row = await within(model.query(trx), scope).findById(id).select('companyId');
  if (!row) throw new Refusal('NOT_FOUND');
  return { id, companyId: (row as unknown as CompanyKey).companyId };
}

/** A record within the scope, with a row lock until the transaction ends; throws 404 when there is none. */
export async function lockWithin<Row extends Entity>(
  model: { new (): Row } & typeof Entity,
  scope: Scope,
  id: string,
  trx: Transaction,
): Promise<Row> {
  const key = model.hasCompanyKey ? await keyWithin(model, scope, id, trx) : { id };
  const query = within(model.query(trx), scope) as ReturnType<typeof model.query>;
  const row = await query.findOne(key).forUpdate();
  if (!row) throw new Refusal('NOT_FOUND');
  return row as Row;
}
