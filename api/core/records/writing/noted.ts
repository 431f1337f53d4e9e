import type { Transaction } from 'objection';
import { noteChanged, tellChanged } from '../../announcements/changes.ts';
import { hasParts, ownerColumns } from '../../announcements/recorder.ts';
import { dialect } from '../../sql/dialect/index.ts';
import { isInTransaction } from '../../sql/transaction.ts';
import type { Entity } from '../../sql/Entity.ts';
import type { Within, WriteResult } from './writeChanges.ts';

type Write<Result> = (within: Within) => Promise<Result>;
type Outcome = WriteResult<{ id: string }> | undefined;

/**
 * Writes a record and notes its change; returns what was written. A change that no transaction waits for is recorded by its
 * own statement; where the engine cannot do that, or a part changes with its whole, statement and record are one transaction.
 */
export async function writeAndNote<Result extends Outcome>(
  model: typeof Entity,
  action: 'created' | 'updated' | 'archived',
  trx: Transaction | undefined,
  write: Write<Result>,
): Promise<Result> {
  if (isInTransaction() || !ownerColumns(model.tableName))
    return noteAfter(model, action, trx, write);
  if (!dialect().hasOneServer || hasParts(model.tableName))
    return model.transaction(trx, (within) => noteAfter(model, action, within, write));
  const writeResult = await write({ trx, isAlone: true });
  if (writeResult) tellChanged(trx ?? model.knex(), model.tableName, [writeResult.body.id]);
  return writeResult;
}

async function noteAfter<Result extends Outcome>(
  model: typeof Entity,
  action: 'created' | 'updated' | 'archived',
  trx: Transaction | undefined,
  write: Write<Result>,
): Promise<Result> {
  const writeResult = await write({ trx, isAlone: false });
  if (!writeResult) return writeResult;
  const { body, before, after } = writeResult;
  const recorded = { action, before, after };
  await noteChanged(trx ?? model.knex(), model.tableName, [body.id], recorded);
  return writeResult;
}
