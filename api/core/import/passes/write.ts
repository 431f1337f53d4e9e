import type { Transaction } from 'objection';
import { allowTime } from '../../../../db/timeouts.ts';
import { runStatement } from '../../sql/statement.ts';
import { Import } from '../file/Import.ts';
import type { Sheet, SheetContext } from '../sheet/sheet.ts';
import { end, type OnEnd } from './end.ts';
import { CHUNK, readAgain } from './read.ts';
import { isStaged, type Part } from './staging.ts';
import { writePart } from './writePart.ts';
import { lockName } from '../../sql/lockName.ts';

/**
 * The second pass: writes at most `turn` of the staged rows of a confirmed import, and ends it after the last. Returns
 * whether it has ended; if not, it must run again, to write more rows, or to read the file again after a crash of the
 * database has emptied the staging table.
 */
export async function writeStaged(
  file: Import,
  sheet: Sheet,
  context: SheetContext,
  turn: number,
  onEnd: OnEnd,
): Promise<boolean> {
  if (!(await isStaged(file.id, file.rowsRead, Import.knex()))) {
    await Import.transaction(async (trx) => {
      await readAgain(file.id, trx);
      await Import.query(trx).patch({ status: 'reading', isConfirmed: true }).findById(file.id);
    });
    return false;
  }
  for (let writtenCount = 0; writtenCount < turn; writtenCount += LOCKED)
    if (!(await writeLocked(file.id, sheet, context))) {
      await end(file.id, 'done', onEnd);
      return true;
    }
  return false;
}

/** The number of rows that are written before imports of others into the same network may go on. */
const LOCKED = 10 * CHUNK;

/**
 * Writes the next rows and advances `lastWritten`; returns whether there were any. Imports into one network write one
 * after the other, so that of two uploads of one file the second finds the records of the first: the lock is held by a
 * transaction of its own, while several others write. If the process is killed in between, the parts that are written
 * are found by their results, and are not written again.
 */
function writeLocked(id: string, sheet: Sheet, context: SheetContext): Promise<boolean> {
  return Import.knex().transaction(async (lock) => {
    await allowTime(lock);
    await lock.raw(`set local lock_timeout = '10min'`);
    const { targetCompanyId, resource } = (await Import.query(lock).findById(id))!;
    await lockName(lock, `imports ${resource} ${targetCompanyId}`);
    const file = (await Import.query(lock).findById(id))!;
    if (file.status !== 'running') throw new Error(`Import ${id} is ${file.status}`);
    const next = await nextRows(file, lock);
    if (next.last === null) return false;
    const writers = sheet.isUnique && file.existing === 'skip' ? WRITERS : 1;
    const write = (part: Part) => writePart(file, sheet, part, context);
    await inParallel(writers, next.parts, write);
    await inParallel(writers, repeatsIn(next.parts), write);
    await Import.query(lock).patch({ lastWritten: next.last }).findById(id);
    return true;
  });
}

/**
 * The number of transactions that write at a time where records are recognized by unique keys and no existing one is
 * changed; in other imports a row may depend on the one before.
 */
const WRITERS = 2;

interface NextPart extends Part {
  /** The number of its rows that are written before those that repeat an earlier one. */
  rows: number;
  hasRepeats: boolean;
}

interface NextRows {
  /** The last of the next rows; null when all are written. */
  last: number | null;
  parts: NextPart[];
}

const NEXT = `
  with next as materialized (
    select row, outcome = 'existing' and existing_id is null as is_repeat from import_staging
    where import_id = $1 and row > $2 order by row limit $3),
  written as (
    select row, false as is_repeat, true as is_written from import_rows where import_id = $1 and row > $2),
  unwritten as (
    select row, bool_or(is_repeat) as is_repeat from (select *, false as is_written from next union all table written) as known
    group by row having not bool_or(is_written)),
  parts as (
    select min(row) as first, max(row) as last, bool_or(is_repeat) as "hasRepeats",
      count(*) filter (where not is_repeat) as rows from unwritten
    group by row / $4::int order by first)
  select (select max(row) from next) as last, coalesce((select json_agg(parts) from parts), '[]') as parts`;

async function nextRows({ id, lastWritten }: Import, trx: Transaction): Promise<NextRows> {
  const values = [id, lastWritten, LOCKED, CHUNK];
  const [next] = await runStatement<NextRows>(trx, { text: NEXT, values });
  return next!;
}

function repeatsIn(parts: NextPart[]): Part[] {
  return parts
    .filter(({ hasRepeats }) => hasRepeats)
    .map(({ first, last }) => ({ first, last, isOfRepeats: true }));
}

/** Does the work for each item, at most so many at a time; throws the first error after those under way have ended. */
async function inParallel<Item>(
  atATime: number,
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const one = async () => {
    for (const item of queue) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: atATime }, one));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}
