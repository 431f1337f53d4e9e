import type { Transaction } from 'objection';
import { noteChanged, tellChanged } from '../../announcements/changes.ts';
import { ownerColumns } from '../../announcements/recorder.ts';
import { dialect } from '../../sql/dialect/index.ts';
import { isInTransaction } from '../../sql/transaction.ts';
import type { Entity } from '../../sql/Entity.ts';
import type { Within, WriteResult } from './writeChanges.ts';

type Write<Result> = (within: Within) => Promise<Result>;
type Outcome = WriteResult<{ id: string }> | undefined;

/**
 * Writes a record and notes its change; returns what was written. A change that no transaction waits for is recorded by its
 * own statement; where the engine cannot do that, statement and record are one transaction.
 */
export async function noted<Result extends Outcome>(
  model: typeof Entity,
  action: 'created' | 'updated' | 'archived',
  trx: Transaction | undefined,
  write: Write<Result>,
): Promise<Result> {
  if (isInTransaction() || !ownerColumns(model.tableName))
    return noteAfter(model, action, trx, write);
  if (!dialect().hasOneServer)
    return model.transaction(trx, (within) => noteAfter(model, action, within, write));
  const written = await write({ trx, isAlone: true });
  if (written) tellChanged(trx ?? model.knex(), model.tableName, [written.body.id]);
  return written;
}

async function noteAfter<Result extends Outcome>(
  model: typeof Entity,
  action: 'created' | 'updated' | 'archived',
  trx: Transaction | undefined,
  write: Write<Result>,
): Promise<Result> {
  const written = await write({ trx, isAlone: false });
  if (!written) return written;
  const { body, before, after } = written;
  const recorded = { action, before, after };
  await noteChanged(trx ?? model.knex(), model.tableName, [body.id], recorded);
  return written;
}
