import { raw, type Transaction } from 'objection';
import { noteChanged } from '../announcements/changes.ts';
import type { NeededFiles } from '../files/sweep.ts';
import type { Job } from '../jobs/jobs.ts';
import { Import } from './file/Import.ts';
import { unstage } from './passes/staging.ts';
import type { OnEnd } from './passes/end.ts';

const HOUR_MS = 60 * 60 * 1000;

/** After how many days the files of imports are deleted. */
export const IMPORT_FILE_DAYS = 30;

/**
 * The job that marks imports that were not confirmed for 24 hours as expired, and those without progress for as long as
 * failed (the retries of their jobs end after about three hours), deletes their staged rows, and tells of each.
 */
export function importUpkeep(tell: OnEnd): Job {
  return {
    name: 'import-upkeep',
    everyMinutes: 60,
    async run({ trx, now }) {
      const ended = await endOld(trx, now);
      const ids = ended.map(({ id }) => id);
      await unstage(ids, trx);
      await noteChanged(trx, 'imports', ids);
      for (const file of ended) await tell(trx, file);
    },
  };
}

function endOld(trx: Transaction, now: Date): Promise<Import[]> {
  return Import.query(trx)
    .patch({
      status: raw(`case when status = 'ready' then 'expired' else 'failed' end`),
      finishedAt: now.toISOString(),
    })
    .whereNull('finishedAt')
    .where('updatedAt', '<', new Date(now.getTime() - 24 * HOUR_MS).toISOString())
    .returning('*')
    .execute();
}

/** Keeps the files of imports for some days, unless nothing was written; the records of the imports are kept longer. */
export const neededImportFiles: NeededFiles = (db, keys, now) =>
  db('imports')
    .whereIn('fileKey', keys)
    .whereNotIn('status', ['cancelled', 'expired'])
    .where('createdAt', '>', new Date(now.getTime() - IMPORT_FILE_DAYS * 24 * HOUR_MS))
    .pluck('file_key');
