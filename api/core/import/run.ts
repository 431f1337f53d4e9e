import { actAs } from '../auth/acting.ts';
import type { Storage } from '../files/storage.ts';
import { enqueue, type Job } from '../jobs/jobs.ts';
import { Import } from './file/Import.ts';
import { readRows } from './passes/read.ts';
import { end, type OnEnd } from './passes/end.ts';
import { writeStaged } from './passes/write.ts';
import { sheetOf } from './sheet/sheets.ts';

/**
 * The job that reads and checks an uploaded file, and, once the import is confirmed, writes its records. Each chunk is
 * one transaction with the number of rows done, so an interrupted import continues without losing or repeating rows.
 * After 50,000 rows the job goes to the end of the queue, so that other files need not wait long.
 */
export function importJob(storage: Storage, onEnd: OnEnd): Job<{ importId: string }> {
  return {
    ...IMPORTS,
    async run({ trx, data }) {
      const isIdle = await runPass(data.importId, storage, onEnd, ROWS_PER_TURN);
      if (!isIdle) await enqueue(trx, IMPORTS, data);
    },

    givenUp: ({ data }) => end(data.importId, 'failed', onEnd),
  };
}

/** The queue of uploaded files. */
export const IMPORTS = { name: 'imports' };

const ROWS_PER_TURN = 50_000;

/** Reads, or writes, an import as far as it can go without a confirmation. */
export async function runImport(
  id: string,
  storage: Storage,
  onEnd: OnEnd = nobody,
): Promise<void> {
  while (!(await runPass(id, storage, onEnd, Infinity)));
}

async function nobody() {}

/** Runs at most `turn` rows of one pass of an import; returns whether it has ended or waits for its confirmation. */
async function runPass(id: string, storage: Storage, onEnd: OnEnd, turn: number): Promise<boolean> {
  const file = await Import.query().findById(id);
  if (!file || !['reading', 'running'].includes(file.status)) return true;
  const { actor, targetCompanyId: companyId, createdAt, status } = file;
  const details = file.details ?? undefined;
  const sheet = sheetOf(file.resource);
  const context = { actor, companyId, now: new Date(createdAt), details };
  try {
    if (status === 'running')
      return await actAs(actor, () => writeStaged(file, sheet, context, turn, onEnd));
    await readRows(file, sheet, context, storage, turn);
    return false;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    await end(id, 'failed', onEnd);
    return true;
  }
}
