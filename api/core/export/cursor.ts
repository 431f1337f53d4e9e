import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { allowTime } from '../../../db/timeouts.ts';
import { takeSlot } from './slots.ts';

/** A snapshot of the database on a connection of its own; `close` releases the connection. */
export interface Snapshot {
  trx: Transaction;
  close: () => void;
}

/** Opens a snapshot that reads only; throws 429 while the maximum number of them is open. */
export async function openSnapshot(knex: Knex): Promise<Snapshot> {
  const release = await takeSlot();
  try {
    const trx = await knex.transaction({ isolationLevel: 'repeatable read', readOnly: true });
    const close = () => void trx.rollback().then(release, release);
    await allowTime(trx);
    return { trx, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Reads the column `body` of a query in chunks, through a cursor of the snapshot, so that memory use is constant. */
export async function bodiesOf<Body>(
  trx: Transaction,
  query: Knex.QueryBuilder | Knex.Raw,
): Promise<AsyncIterable<Body[]>> {
  await trx.raw('declare export no scroll cursor for ?', [query]);
  return chunks<Body>(trx);
}

async function* chunks<Body>(trx: Transaction): AsyncGenerator<Body[]> {
  for (;;) {
    const { rows } = await trx.raw(`fetch ${CHUNK} from export`);
    if (rows.length > 0) yield rows.map(({ body }: { body: Body }) => body);
    if (rows.length < CHUNK) return;
  }
}

const CHUNK = 500;
