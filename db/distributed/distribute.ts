import type { Knex } from 'knex';
import { openWithoutTimeouts } from '../connect.ts';
import { StartError } from '../process/startError.ts';
import { exclusively } from '../schema.ts';
import { addForeignKeys, dropForeignKeys } from './foreignKeys.ts';
import { checkCoordinator, configure, useSettings } from './settings.ts';
import { placedTables, placesOf, type Places } from './tables.ts';

type Log = (line: string) => void;

/**
 * Distributes the tables of a migrated database over the workers of its coordinator, with their rows: in one transaction,
 * so that a failure changes nothing, and only those that are not in their place yet. Whoever writes meanwhile waits.
 */
export async function distribute(
  url: string,
  { shards = 32, log = () => {} }: { shards?: number; log?: Log } = {},
): Promise<void> {
  const db = openWithoutTimeouts(url);
  try {
    await checkCoordinator(db);
    await configure(db);
    await exclusively(db, (trx) => distributeTables(trx, shards, log));
  } finally {
    await db.destroy();
  }
}

async function distributeTables(trx: Knex.Transaction, shards: number, log: Log): Promise<void> {
  await useSettings(trx);
  await trx.raw(`set local citus.shard_count = ${shards}`);
  const places = await placesOf(trx);
  refuseUnclassified(places);
  const placed = await placedTables(trx);
  const missingFrom = (names: string[]) => names.filter((name) => !placed.includes(name));
  const reference = missingFrom(places.reference);
  const distributed = missingFrom(places.distributed);
  if (reference.length + distributed.length === 0) return log('Every table is in its place.');
  if (reference.includes('carriers')) await trx.raw(FORGET);
  const keys = await dropForeignKeys(trx, distributed);
  for (const name of reference) {
    log(`${name}: a copy on every server`);
    await trx.raw('select create_reference_table(?)', [name]);
  }
  await distributeByCompany(
    trx,
    distributed,
    places.distributed.find((name) => placed.includes(name)),
    log,
  );
  await addForeignKeys(trx, keys, log);
  for (const name of [...reference, ...distributed])
    await trx.raw('select truncate_local_data_after_distributing_table(?)', [name]);
}

/** On Citus the rows of carriers keep nothing of their completion, because no trigger may change them with their documents. */
const FORGET = 'update carriers set kept_until = null where kept_until is not null';

/** All beside the first, so that the rows of one company are on one worker. */
async function distributeByCompany(
  trx: Knex.Transaction,
  tables: string[],
  first = 'none',
  log: Log,
): Promise<void> {
  let beside = first;
  for (const name of tables) {
    log(`${name}: distributed by company`);
    await trx.raw(`select create_distributed_table(?, 'company_id', colocate_with => ?)`, [
      name,
      beside,
    ]);
    if (beside === 'none') beside = name;
  }
}

function refuseUnclassified({ unclassified }: Places): void {
  if (unclassified.length > 0)
    throw new StartError(
      `db/distributed/tables.ts must say where these tables belong: ${unclassified.join(', ')}.`,
    );
}
