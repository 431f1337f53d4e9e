import type { Transaction } from 'objection';
import { allowTime } from '../../../../db/timeouts.ts';
import { noteChanged } from '../../announcements/changes.ts';
import { Import } from '../file/Import.ts';
import { unstage } from './staging.ts';

/** Called in the transaction that ends an import. */
export type OnEnd = (trx: Transaction, file: Import) => Promise<void>;

/** Ends an import and deletes its staged rows, unless it has ended. */
export function end(id: string, status: 'done' | 'failed', onEnd: OnEnd): Promise<void> {
  return Import.transaction(async (trx) => {
    await allowTime(trx);
    const finishedAt = new Date().toISOString();
    const [file] = await Import.query(trx)
      .patch({ status, finishedAt })
      .where({ id })
      .whereNull('finishedAt')
      .returning('*');
    if (!file) return;
    await unstage([id], trx);
    await noteChanged(trx, 'imports', [id]);
    await onEnd(trx, file);
  });
}
