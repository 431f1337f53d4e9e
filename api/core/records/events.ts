import type { Transaction } from 'objection';
import type { CompanyEntity } from './Entity.ts';
import { amend } from './save.ts';
import { move, type Transitions } from './transitions.ts';

/** A record that has a status and belongs to a tenant. */
export interface Moving<Status extends string> {
  id: string;
  companyId: string;
  status: Status;
}

/** Who changes it, null where nobody who has a user does, and why. */
export interface Cause {
  userId: string | null;
  reason?: string | null;
  comment?: string | null;
}

/** Moves a record as its table allows (else 409), with whatever changes along, and writes the event that tells it. */
export async function transition<Status extends string>(
  trx: Transaction,
  { model, table }: { model: typeof CompanyEntity; table: Transitions<Status> },
  record: Moving<Status>,
  to: Status,
  cause: Cause,
  changes: object = {},
): Promise<void> {
  move(table, record.status, to);
  await amend(model, record, { ...changes, status: to }, { trx });
  await recordEvent(trx, model, { ...record, status: to }, record.status, cause);
}

/** Writes of several new records that each has come to its first status. */
export async function recordBeginnings(
  trx: Transaction,
  model: typeof CompanyEntity,
  records: Moving<string>[],
  { userId }: Cause,
): Promise<void> {
  const rows = records.map(({ id, companyId, status }) => ({
    companyId,
    entity: model.tableName,
    entityId: id,
    toStatus: status,
    userId,
  }));
  await trx('events').insert(rows);
}

/** Writes that a record has come to its status, from nowhere when it is new. */
export async function recordEvent(
  trx: Transaction,
  model: typeof CompanyEntity,
  { id, companyId, status }: Moving<string>,
  fromStatus: string | null,
  { userId, reason = null, comment = null }: Cause,
): Promise<void> {
  const what = { companyId, entity: model.tableName, entityId: id, fromStatus, toStatus: status };
  await trx('events').insert({ ...what, userId, reason, comment });
}
