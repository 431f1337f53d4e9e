import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../jobs/jobs.ts';
import { filesDirectory } from './files.ts';
import { Import } from './Import.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAYS_KEPT = 30;

/**
 * Ends as failed what no job works on any more (its retries take some three hours), and takes away files that are
 * older than thirty days, whether a record knows of them or not.
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
    await forgetFiles(now);
  },
};

async function forgetFiles(now: Date): Promise<void> {
  const dir = filesDirectory();
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    const { mtimeMs } = await stat(join(dir, name));
    const isOld = now.getTime() - mtimeMs > DAYS_KEPT * 24 * HOUR_MS;
    if (isOld) await rm(join(dir, name), { recursive: true, force: true });
  }
}
