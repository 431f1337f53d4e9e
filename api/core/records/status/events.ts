import type { Transaction } from 'objection';
import { noteChanged } from '../../announcements/changes.ts';
import { actingKeyId, actingLinkPartyId } from '../../auth/acting.ts';
import type { CompanyEntity, CompanyKey } from '../../sql/Entity.ts';
import { react } from './reactions.ts';
import { amend } from '../writing/save.ts';
import type { Cause, StatusRecord } from './statusRecord.ts';
import { move, type Transitions } from './transitions.ts';

export type { Cause, StatusRecord };

/**
 * Changes a record's status and other fields, writes the event and runs the modules' reactions to the status; throws
 * 409 when its table of transitions forbids it.
 */
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
  const updatedRecord = { ...record, status: to };
  await recordEvent(trx, model, updatedRecord, record.status, cause);
  await react(trx, model, updatedRecord, cause);
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
    apiKeyId: actingKeyId(),
  }));
  await trx('events').insert(rows);
  const ids = records.map(({ id }) => id);
  await noteChanged(trx, model.tableName, ids);
}

/** Deletes the events of a record that is deleted. */
export async function removeEvents(
  trx: Transaction,
  { tableName: entity }: typeof CompanyEntity,
  { id: entityId, companyId }: CompanyKey,
): Promise<void> {
  await trx('events').where({ companyId, entity, entityId }).delete();
}

/** Writes the event that a record reached its current status; `fromStatus` is null for a new record. */
export async function recordEvent(
  trx: Transaction,
  model: typeof CompanyEntity,
  { id, companyId, status }: StatusRecord<string>,
  fromStatus: string | null,
  { userId, reason = null, comment = null, happened = {}, facts }: Cause,
): Promise<void> {
  const event = { companyId, entity: model.tableName, entityId: id, fromStatus, toStatus: status };
  const through = { linkPartyId: actingLinkPartyId(), apiKeyId: userId && actingKeyId() };
  const circumstances = { ...happened, ...(facts && { facts: JSON.stringify(facts) }) };
  await trx('events').insert({ ...event, userId, ...through, ...circumstances, reason, comment });
  await noteChanged(trx, model.tableName, [id]);
}
