import { text } from 'node:stream/consumers';
import type { Knex } from 'knex';
import { StartError } from '../../../db/process/startError.ts';
import { allowTime } from '../../../db/timeouts.ts';
import { keyedHash } from '../auth/keyedHash.ts';
import { Refusal } from '../errors/errors.ts';
import type { NeededFiles } from './sweep.ts';
import type { Storage } from './storage.ts';
import { lockName } from '../sql/lockName.ts';

interface Options {
  /** Whether to take a storage that another database marked, as in development after a reset. */
  mayBeForeign: boolean;
  /** Whether the files were moved to this storage, so that it is taken although the database has marked another one. */
  isMoved: boolean;
}

/**
 * Marks the storage as this database's own, with a file in it and a row in the database, so that no process on the same
 * database keeps its files elsewhere and no other database sweeps these files. Throws StartError when another storage
 * has the database's mark, another database has marked this storage, or the storage refuses; StorageSilent when it does
 * not answer.
 */
export async function claimStorage(db: Knex, storage: Storage, options: Options): Promise<void> {
  const ownClaim = await keyedHash(db, 'the storage of files');
  await db.transaction(async (trx) => {
    await allowTime(trx);
    await lockName(trx, 'claim-storage');
    await claim(trx, storage, { ownMark: ownClaim, ...options });
  });
}

/** Of processes that start at once one does this while the others wait, which would find its row and not yet its file. */
async function claim(
  trx: Knex,
  storage: Storage,
  { ownMark: ownMark, ...options }: Options & { ownMark: string },
) {
  const mark = await readMark(storage);
  const isMarkedElsewhere =
    !mark && (await trx('secrets').where({ name: ROW, value: ownMark }).first());
  if (isMarkedElsewhere && !options.isMoved) throw new StartError(ELSEWHERE);
  if (mark && mark !== ownMark) {
    if (!options.mayBeForeign && !options.isMoved) throw new StartError(FOREIGN);
    await storage.remove(MARK);
  }
  await storage.write(MARK, Buffer.from(ownMark));
  await trx('secrets').insert({ name: ROW, value: ownMark }).onConflict('name').merge();
}

/** Keeps the mark when files without a record are removed. */
export const neededMark: NeededFiles = async (_db, keys) => keys.filter((key) => key === MARK);

/** The key of the mark. */
export const MARK = 'mark-of-the-database';
const ROW = 'files';

const MOVED =
  'If you have moved or restored the files, or the earlier ones are lost, start once with FILES_MOVED=1.';
const ELSEWHERE = `The files of this database are in another storage: several processes on one database need the same S3_ settings,
or the same DATA_DIR on one machine. ${MOVED}`;
const FOREIGN = `The storage contains the files of another database, which would be deleted as files without a record. Give each
database its own DATA_DIR or S3_BUCKET. ${MOVED}`;

async function readMark(storage: Storage): Promise<string | undefined> {
  try {
    return await text(await storage.read(MARK));
  } catch (error) {
    const { code, cause = error } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    const message = `The storage of files cannot be used: ${(cause as Error).message}`;
    throw isSilent(error) ? new StorageSilent(message) : new StartError(message);
  }
}

/** The storage of files is a server that does not answer now. */
export class StorageSilent extends StartError {}

/** Whether the storage gave no answer, or one of its own failure, instead of refusing. */
function isSilent(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false;
  const { $metadata: { httpStatusCode = 500 } = {} } = (error.cause ?? {}) as StorageAnswer;
  return httpStatusCode >= 500;
}

interface StorageAnswer {
  $metadata?: { httpStatusCode?: number };
}
