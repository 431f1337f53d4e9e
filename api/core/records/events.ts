import type { Transaction } from 'objection';
import type { CompanyEntity } from './Entity.ts';
import { amend } from './save.ts';
import { move, type Transitions } from './transitions.ts';

/** A record that has a status and belongs to a tenant. */
export interface StatusRecord<Status extends string> {
  id: string;
  companyId: string;
  status: Status;
}

/** Why a status changed, and the user who changed it; null when no user did. */
export interface Cause {
  userId: string | null;
  reason?: string | null;
  comment?: string | null;
}

/** Changes a record's status and other fields, and writes the event; throws 409 when its table of transitions forbids it. */
export async function transition<Status extends string>(
  trx: Transaction,
  { model, table }: { model: typeof CompanyEntity; table: Transitions<Status> },
  record: StatusRecord<Status>,
  to: Status,
  cause: Cause,
  changes: object = {},
): Promise<void> {
  move(table, record.status, to);
  await amend(model, record, { ...changes, status: to }, { trx });
  await recordEvent(trx, model, { ...record, status: to }, record.status, cause);
}

/** Writes the event of the first status of each of several new records. */
export async function recordCreatedEvents(
  trx: Transaction,
  model: typeof CompanyEntity,
  records: StatusRecord<string>[],
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

/** Writes the event that a record reached its current status; `fromStatus` is null for a new record. */
export async function recordEvent(
  trx: Transaction,
  model: typeof CompanyEntity,
  { id, companyId, status }: StatusRecord<string>,
  fromStatus: string | null,
  { userId, reason = null, comment = null }: Cause,
): Promise<void> {
  const event = { companyId, entity: model.tableName, entityId: id, fromStatus, toStatus: status };
  await trx('events').insert({ ...event, userId, reason, comment });
}
