import type { NeededFiles } from '../files/sweep.ts';
import type { Job } from '../jobs/jobs.ts';
import { Import } from './Import.ts';

const HOUR_MS = 60 * 60 * 1000;

/** After how many days the files of imports are deleted. */
export const IMPORT_FILE_DAYS = 30;

/**
 * Marks imports as failed that were not updated for 24 hours; the retries of their jobs end after about three hours.
 */
export const importUpkeep: Job = {
  name: 'import-upkeep',
  everyMinutes: 60,
  async run({ trx, now }) {
    const finishedAt = now.toISOString();
    await Import.query(trx)
      .patch({ status: 'failed', finishedAt })
      .whereNull('finishedAt')
      .where('updatedAt', '<', new Date(now.getTime() - 24 * HOUR_MS).toISOString());
  },
};

/** Keeps the files of imports for some days; the records of the imports are kept longer. */
export const neededImportFiles: NeededFiles = (db, keys, now) =>
  db('imports')
    .whereIn('fileKey', keys)
    .where('createdAt', '>', new Date(now.getTime() - IMPORT_FILE_DAYS * 24 * HOUR_MS))
    .pluck('file_key');
