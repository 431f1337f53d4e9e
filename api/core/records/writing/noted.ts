import type { Transaction } from 'objection';
import { noteChanged } from '../../announcements/changes.ts';
import { ownerColumns } from '../../announcements/recorder.ts';
import { isInTransaction } from '../../sql/transaction.ts';
import type { Entity } from '../../sql/Entity.ts';
import type { WriteResult } from './writeChanges.ts';

/**
 * Writes a record and notes its change; returns what was written. Where changes of the model are recorded and no transaction
 * is open, both are one transaction.
 */
export function noted<Result extends WriteResult<{ id: string }> | undefined>(
  model: typeof Entity,
  action: 'created' | 'updated' | 'archived',
  trx: Transaction | undefined,
  write: (trx?: Transaction) => Promise<Result>,
): Promise<Result> {
  const work = async (within?: Transaction) => {
    const written = await write(within);
    if (!written) return written;
    const { body, before, after } = written;
    const recorded = { action, before, after };
    await noteChanged(within ?? model.knex(), model.tableName, [body.id], recorded);
    return written;
  };
  const isOpen = trx?.isTransaction || isInTransaction();
  return isOpen || !ownerColumns(model.tableName) ? work(trx) : model.transaction(work);
}
